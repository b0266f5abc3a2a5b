/** What the server keeps of a text (PUB-SEO-13); `allowed-html.spec.ts` holds this list against its own. */
export const ALLOWED: ReadonlySet<string> = new Set(
  'P BR HR H2 H3 H4 STRONG EM U S BLOCKQUOTE UL OL LI A IMG FIGURE FIGCAPTION TABLE THEAD TBODY TR TH TD CODE PRE'.split(
    ' ',
  ),
);
/** What it keeps under another name. */
export const RENAMED: Readonly<Record<string, string>> = { H1: 'H2', B: 'STRONG', I: 'EM' };
/** What stands in these is no text. */
export const DROPPED: ReadonlySet<string> = new Set(
  'SCRIPT STYLE TEXTAREA OPTION NOSCRIPT IFRAME SVG MATH TEMPLATE TITLE'.split(' '),
);

/** Whether the server keeps a picture from there. */
export const isAllowedPicture = (address: string | null): boolean => /^(?:https:|\/(?!\/))/i.test(address ?? '');

/** Of a text in a document that runs nothing: everything of it that the server keeps. */
export function bodyOf(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll([...DROPPED].join(','))) element.remove();
  return body;
}
