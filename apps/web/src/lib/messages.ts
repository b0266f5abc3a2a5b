import type { Locale } from './locale.js';
import { useSite } from './site.js';

/** One message in both languages: a text, or a function that inserts values. */
export interface Message<T> {
  tr?: T;
  en: T;
}
type Text = string | ((...values: never[]) => string);
type Catalogue = Record<string, Message<Text>>;

/** A feature's messages in one language. */
export type MessagesOf<C extends Catalogue> = { [K in keyof C]: Widened<C[K]['en']> };
type Widened<T> = T extends string ? string : T;

/** Declares a feature's messages. */
export const defineMessages = <const C extends Catalogue>(catalogue: C): C => catalogue;

const chosen = new WeakMap<Catalogue, Partial<Record<Locale, unknown>>>();

/** GEN-18: returns the messages in `locale`; a message without Turkish falls back to English. */
export function messagesIn<C extends Catalogue>(catalogue: C, locale: Locale): MessagesOf<C> {
  const known = chosen.get(catalogue) ?? {};
  known[locale] ??= Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [key, message[locale] ?? message.en]),
  );
  chosen.set(catalogue, known);
  return known[locale] as MessagesOf<C>;
}

/** Returns a feature's messages in the site's language. */
export function useMessages<C extends Catalogue>(catalogue: C): MessagesOf<C> {
  return messagesIn(catalogue, useSite().locale);
}
