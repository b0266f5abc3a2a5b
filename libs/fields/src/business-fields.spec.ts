import {
  CARD_FIELDS,
  FIELD_NAMES,
  FIELDS_IN_COMBINED_COLUMNS,
  fieldOf,
  IMPORTED_FIELDS,
  NUMBER_FIELDS,
  SUGGESTED_FIELDS,
  WEBSITE_FIELDS,
  longestOf,
  recordKeysOf,
  textsOf,
} from './index.js';

describe('the plain fields of a business', () => {
  it.each(FIELD_NAMES)('%s has a limit, and a label in both languages', (name) => {
    expect(longestOf(fieldOf(name))).toBeLessThan(Infinity);
    expect(fieldOf(name).label).toEqual({ tr: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) });
  });

  it('have import keys that are unique among all fields', () => {
    const keys = IMPORTED_FIELDS.flatMap((name) => recordKeysOf(name));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are selected for cards, comparisons and suggestions by their definition', () => {
    expect(CARD_FIELDS).toEqual(FIELD_NAMES.filter((name) => fieldOf(name).onCard));
    expect(FIELDS_IN_COMBINED_COLUMNS).toEqual(FIELD_NAMES.filter((name) => fieldOf(name).combinedColumn));
    expect(SUGGESTED_FIELDS).toEqual(FIELD_NAMES.filter((name) => fieldOf(name).suggested));
    expect([NUMBER_FIELDS, WEBSITE_FIELDS]).toEqual([['phone', 'whatsapp'], ['websiteUrl']]);
    expect(textsOf(['phone', 'email'], { phone: '0212', other: 'x' } as { phone: string })).toEqual({
      phone: '0212',
      email: null,
    });
  });
});
