import { createElement, Fragment, type ReactNode } from 'react';

/** What the server keeps of a text. */
const KEPT = new Set(
  'P BR HR H2 H3 H4 STRONG EM U S BLOCKQUOTE UL OL LI A IMG FIGURE FIGCAPTION TABLE THEAD TBODY TR TH TD CODE PRE'.split(
    ' ',
  ),
);
const RENAMED: Record<string, string> = { H1: 'h2', B: 'strong', I: 'em' };
/** What stands in these is no text. */
const DROPPED = new Set('SCRIPT STYLE TEXTAREA OPTION NOSCRIPT IFRAME SVG MATH TEMPLATE TITLE'.split(' '));
const EMPTY = new Set(['BR', 'HR', 'IMG']);

/**
 * A text as the page will show it. It is taken apart in a document that runs nothing, and only known elements are made
 * anew from it: whatever is typed, nothing of it is executed.
 */
export function HtmlPreview({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className="prose">{childrenOf(body)}</div>;
}

const childrenOf = (node: Node): ReactNode[] =>
  [...node.childNodes].map((child, at) => <Fragment key={at}>{shown(child)}</Fragment>);

function shown(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toUpperCase();
  if (DROPPED.has(tag)) return null;
  const name = RENAMED[tag] ?? (KEPT.has(tag) ? tag.toLowerCase() : null);
  if (!name) return <>{childrenOf(node)}</>;
  if (tag === 'IMG' && !isPicture(node)) return null;
  return createElement(name, attributesOf(node, tag), ...(EMPTY.has(tag) ? [] : childrenOf(node)));
}

function attributesOf(element: Element, tag: string): Record<string, string> {
  if (tag === 'A') {
    const href = element.getAttribute('href') ?? '';
    return /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(href)
      ? { href, target: '_blank', rel: 'noopener nofollow' }
      : {};
  }
  if (tag === 'IMG') return { src: element.getAttribute('src') ?? '', alt: element.getAttribute('alt') ?? '' };
  return {};
}

const isPicture = (element: Element): boolean => /^(?:https:|\/(?!\/))/i.test(element.getAttribute('src') ?? '');
