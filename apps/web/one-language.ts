import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}
interface Property extends Node {
  key: { name?: string };
}

const CATALOGUE = /\.messages\.ts$/;

/**
 * A Vite plugin for browser builds: removes the other language from every message that has a text in `locale`, because a site shows one
 * language only.
 */
export const oneLanguage = (locale: 'tr' | 'en'): Plugin => ({
  name: 'one-language',
  enforce: 'post', // runs after the translation to JavaScript
  transform(code, id) {
    if (!CATALOGUE.test(id)) return null;
    const other = locale === 'tr' ? 'en' : 'tr';
    const cuts: [number, number][] = [];
    visit(this.parse(code) as unknown as Node, (properties) => {
      const named = (name: string) => properties.find(({ key }) => key?.name === name);
      const dropped = named(other);
      if (!named(locale) || !dropped) return;
      const next = properties[properties.indexOf(dropped) + 1];
      const before = properties[properties.indexOf(dropped) - 1];
      // including the comma between it and its neighbour
      cuts.push(next ? [dropped.start, next.start] : [before!.end, dropped.end]);
    });
    return { code: without(code, cuts), map: null };
  },
});

function visit(node: unknown, onObject: (properties: Property[]) => void): void {
  if (Array.isArray(node)) return node.forEach((one) => visit(one, onObject));
  if (typeof node !== 'object' || node === null) return;
  if ((node as Node).type === 'ObjectExpression') onObject((node as Node)['properties'] as Property[]);
  Object.values(node).forEach((child) => visit(child, onObject));
}

function without(code: string, cuts: [number, number][]): string {
  const sorted = cuts.toSorted(([one], [other]) => other - one);
  return sorted.reduce((left, [from, to]) => left.slice(0, from) + left.slice(to), code);
}
