import { bodyOf, ALLOWED, RENAMED } from './allowed-html.js';

/** The editor has a paragraph in every cell and list item; where that is all there is, it is left out. */
export function tidyHtml(html: string): string {
  const body = bodyOf(html);
  for (const holder of body.querySelectorAll('td, th, li')) unwrapOnlyParagraph(holder);
  for (const paragraph of body.querySelectorAll('figure > p')) {
    if (paragraph.querySelector('img') && !paragraph.textContent) paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const table of body.querySelectorAll('table')) setHeadApart(table);
  const tidied = body.innerHTML;
  return tidied === '<p></p>' ? '' : tidied;
}

function unwrapOnlyParagraph(holder: Element): void {
  const [only, ...others] = holder.children;
  if (only?.tagName === 'P' && others.length === 0) only.replaceWith(...only.childNodes);
}

/** First rows of nothing but headings are the head of a table. */
function setHeadApart(table: HTMLTableElement): void {
  const [body] = table.tBodies;
  if (!body || table.tHead) return;
  const rows = [...body.rows];
  const first = rows.findIndex((row) => [...row.cells].some(({ tagName }) => tagName !== 'TH'));
  // A table of headings only has no head.
  if (first > 0) table.createTHead().append(...rows.slice(0, first));
}

/** These come and go without anything being lost. */
const OF_NO_WEIGHT = new Set(['P', 'BR', 'THEAD', 'TBODY']);

/** Whether the editor would lose something of a text that it was given, of which it has made `after`. */
export function isLossy(before: string, after: string): boolean {
  const [had, has] = [contentsOf(before), contentsOf(after)];
  return had.words !== has.words || [...had.elements].some(([tag, count]) => (has.elements.get(tag) ?? 0) < count);
}

function contentsOf(html: string) {
  const body = bodyOf(html);
  const elements = new Map<string, number>();
  for (const element of body.querySelectorAll('*')) {
    const tag = RENAMED[element.tagName] ?? element.tagName;
    const isNothing = (tag === 'A' && !element.hasAttribute('href')) || (tag === 'IMG' && !element.hasAttribute('src'));
    if (!ALLOWED.has(tag) || OF_NO_WEIGHT.has(tag) || isNothing) continue;
    elements.set(tag, (elements.get(tag) ?? 0) + 1);
  }
  return { words: (body.textContent ?? '').replace(/\s+/g, ''), elements };
}
