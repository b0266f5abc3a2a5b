import { isAllowedPicture } from './allowed-html.js';

/**
 * Pasted HTML as the editor can take it: lists of Word are lists, a first-level heading is one of the second level, and pictures with local
 * addresses and empty paragraphs are removed. Also returns how many pictures there were.
 */
export function pastedHtml(html: string): { html: string; dropped: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const local = [...body.querySelectorAll('img')].filter((picture) => !isAllowedPicture(picture.getAttribute('src')));
  for (const picture of local) picture.remove();
  for (const item of body.querySelectorAll<HTMLElement>('[style*="mso-list:"]')) listItem(item);
  for (const heading of body.querySelectorAll('h1')) replace(heading, 'h2');
  for (const paragraph of body.querySelectorAll('p')) {
    if (!paragraph.textContent.trim() && !paragraph.querySelector('img, br')) paragraph.remove();
  }
  return { html: body.innerHTML, dropped: local.length };
}

/** Word writes an item of a list as a paragraph with a marker and a level. */
function listItem(paragraph: HTMLElement): void {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  if (!marker) return;
  const kind = /[\p{L}\p{N}][.)]/u.test(marker.textContent) ? 'ol' : 'ul';
  const [, level = '1'] = /level(\d)/.exec(paragraph.getAttribute('style') ?? '') ?? [];
  marker.remove();
  const item = replace(paragraph, 'li');
  let list = item.previousElementSibling;
  if (!isList(list, level === '1' ? kind : 'ul, ol')) {
    list = document.createElement(kind);
    item.before(list);
  }
  for (let depth = 1; depth < Number(level); depth++) {
    const holder = list!.lastElementChild ?? list!.appendChild(document.createElement('li'));
    const inner = holder.lastElementChild;
    list = isList(inner, 'ul, ol') ? inner : holder.appendChild(document.createElement(kind));
  }
  list!.append(item);
}

const isList = (element: Element | null, kinds: string): boolean => element?.matches(kinds) === true;

function replace(element: Element, name: string): HTMLElement {
  const other = document.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** The number of pictures that were pasted as files, if there is no HTML to insert instead. */
export function picturesAlone(data: DataTransfer | null): number {
  if (!data || data.getData('text/html')) return 0;
  return [...data.files].filter(({ type }) => type.startsWith('image/')).length;
}
