import { catalogueFiles, catalogueIn } from '../testing/catalogues.js';
import { defineMessages, messagesIn } from './messages.js';

describe('messagesIn', () => {
  const catalogue = defineMessages({
    both: { tr: 'Merhaba', en: 'Hello' },
    englishOnly: { en: 'Fallback' },
    named: { tr: (name: string) => `Merhaba ${name}`, en: (name: string) => `Hello ${name}` },
  });

  it('GEN-06 GEN-18 speaks Turkish, and English where Turkish is missing', () => {
    const messages = messagesIn(catalogue, 'tr');

    expect([messages.both, messages.englishOnly, messages.named('Ada')]).toEqual([
      'Merhaba',
      'Fallback',
      'Merhaba Ada',
    ]);
  });

  it('GEN-18 speaks English throughout when told to', () => {
    const messages = messagesIn(catalogue, 'en');

    expect([messages.both, messages.named('Ada')]).toEqual(['Hello', 'Hello Ada']);
  });
});

it.each(catalogueFiles)('GEN-18 %s has every sentence in both languages, of the same values', async (file) => {
  const shapeOf = (text: unknown) => (typeof text === 'function' ? text.length : typeof text);
  const incomplete = Object.entries(await catalogueIn(file)).filter(
    ([, { tr, en }]) => !tr || !en || shapeOf(tr) !== shapeOf(en),
  );

  expect(incomplete).toEqual([]);
});
