import { createContext, useContext, useEffect, useRef } from 'react';
import { useSite } from '../site.js';
import { useHydrated } from '../use-hydrated.js';
import { type HeadContent as Head, structuredDataOf, tagsOf, titleOf } from './head.js';
import type { Site } from '../site.js';
import { jsonBlock } from './json-block.js';

/** Receives the head of the page during server rendering. */
export const HeadSinkContext = createContext<((head: Head) => void) | null>(null);

/**
 * Sets the head of the page: collected on the server, applied by an effect in browsers, where the first page already has its head. Renders
 * nothing. A head that is expensive is a function, which the first page in a browser does not call.
 */
export function PageHead({ head }: { head: Head | (() => Head) }) {
  const site = useSite();
  const sink = useContext(HeadSinkContext);
  sink?.(read(head));
  const isDrawn = useRef(!useHydrated());
  useEffect(() => {
    if (!isDrawn.current) putInPlace(read(head), site);
    isDrawn.current = false;
  }, [head, site]);
  return null;
}

const read = (head: Head | (() => Head)): Head => (typeof head === 'function' ? head() : head);

function putInPlace(head: Head, site: Site): void {
  document.title = titleOf(head, site);
  document.head.querySelectorAll('[data-head]').forEach((element) => element.remove());
  for (const { tag, attributes } of tagsOf(head, site)) append(tag, attributes);
  const structured = structuredDataOf(head);
  if (structured) append('script', { type: 'application/ld+json' }).textContent = jsonBlock(structured);
}

function append(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute('data-head', '');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}
