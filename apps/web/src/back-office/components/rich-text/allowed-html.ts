/** Elements that the server's sanitiser keeps (PUB-SEO-13); `allowed-html.spec.ts` compares this list with the server's. */
export const ALLOWED: ReadonlySet<string> = new Set(
  'P BR HR H2 H3 H4 STRONG EM U S BLOCKQUOTE UL OL LI A IMG FIGURE FIGCAPTION TABLE THEAD TBODY TR TH TD CODE PRE'.split(
    ' ',
  ),
);
/** Elements that the sanitiser renames. */
export const RENAMED: Readonly<Record<string, string>> = { H1: 'H2', B: 'STRONG', I: 'EM' };
/** Elements that are removed with their content. */
export const DROPPED: ReadonlySet<string> = new Set(
  'SCRIPT STYLE TEXTAREA OPTION NOSCRIPT IFRAME SVG MATH TEMPLATE TITLE'.split(' '),
);

/** Whether the sanitiser keeps a picture with this address. */
export const isAllowedPicture = (address: string | null): boolean => /^(?:https:|\/(?!\/))/i.test(address ?? '');

/** Parses HTML in an inert document, where nothing is executed, and removes elements that the sanitiser drops with their content. */
export function bodyOf(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll([...DROPPED].join(','))) element.remove();
  return body;
}
