import { bodyOf, ALLOWED, RENAMED } from './allowed-html.js';

/**
 * Removes the paragraph that the editor puts into every cell and list item, where it is the only content; also restores figures and table
 * heads.
 */
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

/** Moves leading rows that consist of header cells only into a table head. */
function setHeadApart(table: HTMLTableElement): void {
  const [body] = table.tBodies;
  if (!body || table.tHead) return;
  const rows = [...body.rows];
  const first = rows.findIndex((row) => [...row.cells].some(({ tagName }) => tagName !== 'TH'));
  // A table that consists of header cells only gets no head.
  if (first > 0) table.createTHead().append(...rows.slice(0, first));
}

/** Elements that may appear or disappear without any loss. */
const OF_NO_WEIGHT = new Set(['P', 'BR', 'THEAD', 'TBODY']);

/** Whether the editor loses something of a text; `after` is its own version of the text. */
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
