import { nameKey } from '@tedarik/turkish';
import { generalAt, requestAt } from './general-words.js';
import { keysOfWords, type KeysOfSpan, type NamedKeys } from './keys-of-words.js';
import {
  type IgnoredWords,
  LONGEST_QUERY,
  MOST_WORDS,
  type QueryWord,
  searchableText,
  wordsIn,
} from './query-words.js';
import type { Span } from './spans.js';
import { stem, withoutCase } from './stems.js';

/** What a part of a query refers to; `word` if it is unknown. */
export const PART_KINDS = ['category', 'product', 'place', 'near', 'open', 'certificate', 'service', 'name', 'word'] as const; // oxfmt-ignore
export type PartKind = (typeof PART_KINDS)[number];

/** Consecutive words of a query that refer to one thing. */
export interface QueryPart {
  kind: PartKind;
  /** The words as they were typed. */
  text: string;
  /** The query without these words. */
  without: string;
}

/** A search result. It is used to classify words that no table contains. */
export interface Found {
  name: string;
  productNames?: readonly string[];
}

type Tables = NamedKeys & IgnoredWords;

/** A longer run of words is not considered as a name. */
const LONGEST_NAME = 6;

/**
 * Splits a query into its parts, in their order. They are classified by the tables; words that these do not contain are compared with the
 * search results (names of businesses and products). The parts only label the query and do not filter, so a wrong guess hides nothing.
 * General words and stop words are in no part.
 */
export function partsOfQuery(text: string, tables: Tables, found: readonly Found[] = []): QueryPart[] {
  // Words between spaces stay together, so that 'çay/kahve' is removed as one. 'ya da' counts as one word, because it is one operator.
  const typed: string[] = text.slice(0, LONGEST_QUERY).match(/ya\s+da(?!\S)|\S+/giu) ?? [];
  const whole = nameKey(typed.join(' '));
  if (typed.length > 1 && found.some(({ name }) => nameKey(name) === whole))
    return [{ kind: 'name', text: typed.join(' '), without: '' }];
  const all = typed.flatMap((token, at) => wordsIn(token).map((word) => ({ ...word, at })));
  const words = all.slice(0, MOST_WORDS);
  const spans = inTokens(labelled(words, tables, found), words);
  return spans.map(({ kind, from, to }) => {
    // If only general words would remain, they would be searched for.
    const without = spans.length > 1 ? typed.toSpliced(from, to - from).join(' ') : '';
    return { kind, text: typed.slice(from, to).join(' '), without };
  });
}

/** The labels by tokens instead of words. Those that share a token become one: 'www.example.com' is removed as a whole. */
function inTokens(labels: readonly Label[], words: readonly { at: number }[]): Label[] {
  const out: Label[] = [];
  for (const { kind, from, to } of labels) {
    const label = { kind, from: words[from]!.at, to: words[to - 1]!.at + 1 };
    const before = out.at(-1);
    if (!before || before.to <= label.from) out.push(label);
    else out.splice(-1, 1, { ...before, to: label.to, kind: before.kind === kind ? kind : 'word' });
  }
  return out;
}

interface Label extends Span {
  kind: PartKind;
}

function labelled(words: readonly QueryWord[], tables: Tables, found: readonly Found[]): Label[] {
  if (words.length === 0) return [];
  const known = keysOfWords(words, tables)
    .flatMap((span) => labelOf(span, words, tables) ?? [])
    .toSorted((one, other) => other.to - other.from - (one.to - one.from) || rankOf(one) - rankOf(other));
  const labels: Label[] = [];
  for (let at = 0; at < words.length;) {
    const request = requestAt(words, at);
    const label = known.find(({ from }) => from === at);
    const general = generalAt(words, at, tables.stopWords);
    if (request) labels.push({ kind: request.request, from: at, to: at + request.length });
    else if (label && !general) labels.push(label);
    else if (!general) labels.push({ kind: 'word', from: at, to: at + 1 });
    at += request?.length ?? (general || (label ? label.to - label.from : 1));
  }
  return explained(labels, words, found);
}

const RANKS: readonly PartKind[] = ['category', 'certificate', 'service', 'place', 'product'];
const rankOf = ({ kind }: Label): number => RANKS.indexOf(kind);

/** The label of a span that is certain to name something; a beginning or a misspelling is not certain. */
function labelOf(span: KeysOfSpan, words: readonly QueryWord[], { categories }: NamedKeys): Label | undefined {
  const { by, from, to, other, categoryIds, certificateIds, serviceAttributeIds, cityKeys, districtKeys } = span;
  const as = (kind: PartKind): Label => ({ kind, from, to });
  if (other) return as('product');
  if (by !== 'name' && by !== 'form') return undefined;
  if (categoryIds.length > 0) {
    const said = stem(words.slice(from, to).map(({ folded }) => folded).join('')); // oxfmt-ignore
    const isWhole = categories.some(({ id, name }) => categoryIds.includes(id) && stem(lettersOf(name)) === said);
    return as(isWhole ? 'category' : 'product');
  }
  if (certificateIds.length > 0) return as('certificate');
  if (serviceAttributeIds.length > 0) return as('service');
  return cityKeys.length + districtKeys.length > 0 ? as('place') : undefined;
}

const lettersOf = (name: string): string => wordsIn(name).map(({ folded }) => folded).join(''); // oxfmt-ignore

/** Other words, such as a place, keep their own label, which can be removed on its own. */
const isOfGoods = ({ kind }: Label): boolean => kind === 'word' || kind === 'product';

/** Whether each of the words is among those of the name, in any order. */
const contains = (stems: readonly string[], said: readonly ReadonlySet<string>[]): boolean =>
  said.every((form) => stems.some((one) => form.has(one)));

/** Labels runs of unknown words that match the name of a result, or of a product that it sells; the longest run wins. */
function explained(labels: readonly Label[], words: readonly QueryWord[], found: readonly Found[]): Label[] {
  if (!labels.some(({ kind }) => kind === 'word')) return joined(labels);
  const forms = words.map(({ folded }) => new Set([folded, ...withoutCase(folded)].map(stem)));
  const names = found.map(({ name }) => stemsOf(name));
  const goods = found.flatMap(({ productNames = [] }) => productNames.map(stemsOf));
  const out: Label[] = [];
  for (let at = 0; at < labels.length;) {
    const run = runsFrom(labels, at).find(({ labels: its, kind }) => {
      const said = forms.slice(its[0]!.from, its.at(-1)!.to);
      if ((kind === 'name' ? names : goods).some((stems) => standsIn(stems, said))) return true;
      // 'ezine peyniri' is 'Ezine Beyaz Peynir', and 'kuru incir aydın' is 'Aydın Kuru İncir'.
      return kind === 'product' && its.every(isOfGoods) && goods.some((stems) => contains(stems, said));
    });
    const last = run?.labels.at(-1) ?? labels[at]!;
    out.push(run ? { kind: run.kind, from: labels[at]!.from, to: last.to } : labels[at]!);
    at += run?.labels.length ?? 1;
  }
  return joined(out);
}

/** The runs from this label on that could be one name. A run contains at least one unknown word, and may contain known words beside it. */
function runsFrom(labels: readonly Label[], at: number): { labels: Label[]; kind: 'name' | 'product' }[] {
  const all = Array.from({ length: Math.min(LONGEST_NAME, labels.length - at) }, (_, more) =>
    labels.slice(at, at + more + 1),
  );
  return all
    .filter(
      (run) =>
        run.some(({ kind }) => kind === 'word') && run.every(({ from }, next) => !next || run[next - 1]!.to === from),
    )
    .toReversed()
    .flatMap((run) => (['product', 'name'] as const).map((kind) => ({ labels: run, kind })));
}

/** Joins neighbouring unknown words into one part, and likewise neighbouring parts of a certificate ('helal' and 'belgeli'). */
function joined(labels: readonly Label[]): Label[] {
  const out: Label[] = [];
  for (const label of labels) {
    const before = out.at(-1);
    const isMore = before?.kind === label.kind && (label.kind === 'word' || label.kind === 'certificate');
    if (before && isMore) out.splice(-1, 1, { ...before, to: label.to });
    else out.push(label);
  }
  return out;
}

const stemsOf = (text: string): string[] => searchableText(text).split(' ').map(stem);

/** Whether the words occur next to each other in the text, in any grammatical case. */
const standsIn = (stems: readonly string[], forms: readonly ReadonlySet<string>[]): boolean =>
  stems.some((_, from) => forms.every((form, at) => form.has(stems[from + at] ?? '')));
