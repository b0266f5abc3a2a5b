import type { Site } from '../site.js';
import { type HeadTag, type HeadContent, structuredDataOf, tagsOf, titleOf } from './head.js';
import { jsonBlock } from './json-block.js';

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const tagHtml = ({ tag, attributes }: HeadTag) =>
  `<${tag} data-head${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('')}>`;

/** The server-rendered head of a page. Its tags have the attribute `data-head`, by which browsers find and replace them. */
export function headHtml(head: HeadContent, site: Site): string {
  const structured = structuredDataOf(head);
  return [
    `<title>${escape(titleOf(head, site))}</title>`,
    ...tagsOf(head, site).map(tagHtml),
    ...(structured ? [`<script type="application/ld+json" data-head>${jsonBlock(structured)}</script>`] : []),
  ].join('\n    ');
}
