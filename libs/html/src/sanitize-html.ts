import sanitize from 'sanitize-html';

/** PUB-SEO-13: the HTML that may be stored. It contains no styles, classes, event handlers, frames, vector images or forms. */
const RULES: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'em', 'u', 's', 'blockquote', 'ul', 'ol', 'li', 'a', 'img'],
    ...['figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'code', 'pre'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // A page has exactly one h1, which is never in stored text.
  transformTags: { h1: 'h2', b: 'strong', i: 'em', a: withRel },
  // The content of these is removed too, because it is not readable text.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math', 'template', 'title'],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

function withRel(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const leads = /^https?:/i.test(attribs['href'] ?? '');
  return { tagName, attribs: leads ? { ...attribs, rel: 'noopener nofollow' } : without(attribs, 'rel') };
}

const without = (attribs: sanitize.Attributes, name: string): sanitize.Attributes =>
  Object.fromEntries(Object.entries(attribs).filter(([key]) => key !== name));

/** Removes everything but text, its structure, links and pictures. Clean HTML is returned unchanged. */
export function sanitizeHtml(html: string): string {
  const once = sanitize(html, RULES);
  // Around a broken tag the first pass may leave nested paragraphs; the second pass separates them.
  return sanitize(once, RULES);
}
