import type { Mail } from './mail-row.js';

export interface LetterParts {
  to: string;
  brand: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Items that the letter is about, each with its own link. */
  items?: LetterLink[];
  link?: LetterLink;
  closing: string;
  /** A link below everything else with which such letters can be stopped. */
  unsubscribe?: LetterLink;
}

export interface LetterLink {
  label: string;
  url: string;
}

/** Builds a letter as plain text and as simple HTML with the same content. */
export function letter({
  to,
  brand,
  subject,
  greeting,
  paragraphs,
  items = [],
  link,
  closing,
  unsubscribe,
}: LetterParts): Mail {
  const text = [
    greeting,
    ...paragraphs,
    ...items.map(({ label, url }) => `${label}\n${url}`),
    ...(link ? [asLines(link)] : []),
    closing,
    brand,
    ...(unsubscribe ? [asLines(unsubscribe)] : []),
  ].join('\n\n');
  const list = items.map((item) => `<li>${anchorOf(item)}</li>`).join('');
  const anchor = link && `<p>${anchorOf(link)}</p><p>${escaped(link.url)}</p>`;
  const body =
    [greeting, ...paragraphs].map(asParagraph).join('') +
    (list && `<ul>${list}</ul>`) +
    (anchor ?? '') +
    [closing, brand].map(asParagraph).join('') +
    (unsubscribe ? `<p>${anchorOf(unsubscribe)}</p>` : '');
  const html = `<!doctype html><html lang="tr"><meta charset="utf-8"><title>${escaped(subject)}</title><body>${body}</body></html>`;
  return { to, subject, text, html };
}

const asLines = ({ label, url }: LetterLink): string => `${label}:\n${url}`;
const anchorOf = ({ label, url }: LetterLink): string => `<a href="${escaped(url)}">${escaped(label)}</a>`;
const asParagraph = (text: string): string => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
