import type { Locale } from './locale.js';
import { useSite } from './site.js';

/** One sentence in both languages: text, or a function of what it names. */
export interface Message<T> {
  tr?: T;
  en: T;
}
type Text = string | ((...values: never[]) => string);
type Catalogue = Record<string, Message<Text>>;

/** A feature's sentences in one language. */
export type MessagesOf<C extends Catalogue> = { [K in keyof C]: Widened<C[K]['en']> };
type Widened<T> = T extends string ? string : T;

/** Declares a feature's sentences. */
export const defineMessages = <const C extends Catalogue>(catalogue: C): C => catalogue;

const chosen = new WeakMap<Catalogue, Partial<Record<Locale, unknown>>>();

/** GEN-18: the sentences in `locale`; a sentence without Turkish falls back to English. */
export function messagesIn<C extends Catalogue>(catalogue: C, locale: Locale): MessagesOf<C> {
  const known = chosen.get(catalogue) ?? {};
  known[locale] ??= Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [key, message[locale] ?? message.en]),
  );
  chosen.set(catalogue, known);
  return known[locale] as MessagesOf<C>;
}

/** The sentences of a feature in the site's language. */
export function useMessages<C extends Catalogue>(catalogue: C): MessagesOf<C> {
  return messagesIn(catalogue, useSite().locale);
}
