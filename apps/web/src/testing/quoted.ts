import type { Locale } from '../lib/locale.js';
import { messagesIn, type MessagesOf } from '../lib/messages.js';

type Say = (locale: Locale) => string;

/** A sentence quoted in a specification: its place, the message, the Turkish text, and the English one if quoted too. */
export type Quoted = [where: string, sentence: Say, tr: string, en?: string];

/** A message of a catalogue in either language. */
export const say =
  <C extends Parameters<typeof messagesIn>[0]>(catalogue: C, sentence: (messages: MessagesOf<C>) => string): Say =>
  (locale) =>
    sentence(messagesIn(catalogue, locale));

/** Tests that each message equals the quoted text exactly. */
export function testQuoted(quoted: readonly Quoted[]): void {
  it.each(quoted.map(([where, sentence, tr, en]) => ({ where, sentence, tr, en })))(
    'GEN-18 $where quotes "$tr" verbatim',
    ({ sentence, tr, en }) => {
      expect(sentence('tr')).toBe(tr);
      if (en !== undefined) expect(sentence('en')).toBe(en);
    },
  );
}
