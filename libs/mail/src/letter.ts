import type { Mail } from './mail-row.js';

export interface LetterParts {
  to: string;
  brand: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  link?: { label: string; url: string };
  closing: string;
}

/** One letter as plain text and as simple HTML that says the same. */
export function letter({ to, brand, subject, greeting, paragraphs, link, closing }: LetterParts): Mail {
  const text = [greeting, ...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), closing, brand].join('\n\n');
  const anchor = link && `<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p><p>${escaped(link.url)}</p>`;
  const body =
    [greeting, ...paragraphs].map(asParagraph).join('') + (anchor ?? '') + [closing, brand].map(asParagraph).join('');
  const html = `<!doctype html><html lang="tr"><meta charset="utf-8"><title>${escaped(subject)}</title><body>${body}</body></html>`;
  return { to, subject, text, html };
}

const asParagraph = (text: string): string => `<p>${escaped(text)}</p>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
