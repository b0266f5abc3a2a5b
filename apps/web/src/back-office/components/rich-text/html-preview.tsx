import { createElement, Fragment, type ReactNode } from 'react';
import { bodyOf, isAllowedPicture, ALLOWED, RENAMED } from './allowed-html.js';
import { shownFrom } from './picture-node.js';

const EMPTY = new Set(['BR', 'HR', 'IMG']);

/**
 * Shows HTML as the page will. The text is parsed in an inert document and only known elements are recreated from it, so nothing typed is
 * ever executed.
 */
export function HtmlPreview({ html }: { html: string }) {
  return <div className="prose">{childrenOf(bodyOf(html))}</div>;
}

const childrenOf = (node: Node): ReactNode[] =>
  [...node.childNodes].map((child, at) => <Fragment key={at}>{shown(child)}</Fragment>);

function shown(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const written = node.tagName.toUpperCase();
  const tag = RENAMED[written] ?? written;
  if (!ALLOWED.has(tag)) return <>{childrenOf(node)}</>;
  if (tag === 'IMG' && !isAllowedPicture(node.getAttribute('src'))) return null;
  return createElement(tag.toLowerCase(), attributesOf(node, tag), ...(EMPTY.has(tag) ? [] : childrenOf(node)));
}

function attributesOf(element: Element, tag: string): Record<string, string> {
  if (tag === 'A') {
    const href = element.getAttribute('href') ?? '';
    return /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(href)
      ? { href, target: '_blank', rel: 'noopener nofollow' }
      : {};
  }
  if (tag === 'IMG')
    return { src: shownFrom(element.getAttribute('src') ?? ''), alt: element.getAttribute('alt') ?? '' };
  if (tag === 'TD' || tag === 'TH') return spansOf(element);
  return {};
}

const spansOf = (cell: Element): Record<string, string> =>
  Object.fromEntries(
    (['colSpan', 'rowSpan'] as const).flatMap((span) => {
      const wide = cell.getAttribute(span.toLowerCase());
      return wide ? [[span, wide]] : [];
    }),
  );
