import fc from 'fast-check';
import { choose, type Conflict, isSame, type MergedField, mergeEdits, partOf, type Side } from './merge-edits.js';

const FIELDS: readonly MergedField[] = [
  { name: 'name' },
  { name: 'phone' },
  { name: 'tags', list: 'names' },
  { name: 'days', list: 'places' },
  {
    name: 'places',
    list: { by: 'id' },
    isWhole: (rows: readonly Place[]) => rows.length === 0 || rows.filter(({ isMain }) => isMain).length === 1,
  },
];
const fieldOf = (name: string) => FIELDS.find((field) => field.name === name)!;

interface Place {
  id?: string;
  city: string;
  email: string;
  isMain: boolean;
}
interface Values {
  name: string;
  phone: string;
  tags: string[];
  days: string[];
  places: Place[];
}
const BASE: Values = {
  name: 'Ay Gıda',
  phone: '',
  tags: ['bal', 'süt'],
  days: ['', '', ''],
  places: [
    { id: 'a', city: 'Kars', email: '', isMain: true },
    { id: 'b', city: 'Van', email: '', isMain: false },
  ],
};
const merge = (mine: Partial<Values>, theirs: Partial<Values>) =>
  mergeEdits(BASE, { ...BASE, ...mine }, { ...BASE, ...theirs }, FIELDS);
const [KARS, VAN] = BASE.places as [Place, Place];

describe('two edits of one record', () => {
  it('keep the changes of both where only one changed a field, and list those taken from the other', () => {
    const { values, conflicts, taken } = merge({ name: 'Ay Gıda Ltd' }, { phone: '0212' });
    expect(values).toEqual({ ...BASE, name: 'Ay Gıda Ltd', phone: '0212' });
    expect({ conflicts, taken }).toEqual({ conflicts: [], taken: ['phone'] });
  });

  it('conflict where both changed a field differently, and agree where they typed the same', () => {
    expect(merge({ name: 'Ay' }, { name: 'Güneş' })).toMatchObject({
      values: { name: 'Ay' },
      conflicts: [{ field: 'name', mine: 'Ay', theirs: 'Güneş' }],
    });
    expect(merge({ name: 'Ay' }, { name: 'Ay' }).conflicts).toEqual([]);
  });

  it('merge lists of names: additions and removals of both apply', () => {
    expect(merge({ tags: ['süt', 'ayran'] }, { tags: ['bal', 'süt', 'ceviz'] }).values.tags).toEqual([
      'süt',
      'ceviz',
      'ayran',
    ]);
  });

  it('merge the days of a week one by one', () => {
    const { values, conflicts } = merge({ days: ['09', '', '10'] }, { days: ['', '08', '11'] });
    expect(values.days).toEqual(['09', '08', '10']);
    expect(conflicts).toEqual([{ field: 'days', at: 2, mine: '10', theirs: '11' }]);
    expect(choose(values.days, conflicts[0]!, 'theirs', fieldOf('days'))).toEqual(['09', '08', '11']);
  });

  it('merge rows that have the same key, field by field', () => {
    const fresh = { city: 'Rize', email: '', isMain: false };
    const { values, conflicts } = merge(
      { places: [{ ...KARS, city: 'Ardahan' }, VAN, fresh] },
      { places: [{ ...KARS, email: 'a@b.example' }] },
    );
    expect(values.places).toEqual([{ ...KARS, city: 'Ardahan', email: 'a@b.example' }, fresh]);
    expect(conflicts).toEqual([]);
  });

  it('conflict in a row that one changed and the other removed, and in a row that both changed', () => {
    const { values, conflicts } = merge(
      { places: [{ ...KARS, city: 'Ardahan' }] },
      {
        places: [
          { ...KARS, city: 'Iğdır', email: 'k@b.example' },
          { ...VAN, city: 'Muş' },
        ],
      },
    );
    expect(values.places).toEqual([{ ...KARS, city: 'Ardahan', email: 'k@b.example' }]);
    expect(conflicts).toMatchObject([
      { at: 'a', mine: { city: 'Ardahan', email: 'k@b.example' }, theirs: { city: 'Iğdır', email: 'k@b.example' } },
      { at: 'b', mine: undefined, theirs: { city: 'Muş' } },
    ]);
    expect(choose(values.places, conflicts[1]!, 'theirs', fieldOf('places'))).toHaveLength(2);
  });

  it('conflict in the whole list where the rows of both cannot be combined', () => {
    const rize = { city: 'Rize', email: '', isMain: true };
    const mine = [{ ...KARS, isMain: false }, VAN, rize];
    const theirs = [
      { ...KARS, isMain: false },
      { ...VAN, isMain: true },
    ];
    expect(merge({ places: mine }, { places: theirs })).toMatchObject({
      values: { places: mine },
      conflicts: [{ field: 'places', mine, theirs }],
    });
  });

  it('conflict in the whole list where the choices for two rows cannot be combined', () => {
    const mine = [{ ...VAN, isMain: true }];
    const theirs = [{ ...KARS, city: 'Ardahan' }];
    expect(merge({ places: mine }, { places: theirs }).conflicts).toEqual([{ field: 'places', mine, theirs }]);
  });

  it('see no change in the order of keys, nor between an emptied control and nothing', () => {
    expect(isSame({ a: 1, b: null }, { b: null, a: 1 })).toBe(true);
    expect(isSame(undefined, null)).toBe(true);
    expect(isSame({ a: undefined }, {})).toBe(true);
  });
});

/** One action of one of the two editors. */
type Step = { editor: 0 | 1 } & (
  | { does: 'type'; field: 'name' | 'phone' }
  | { does: 'tag' }
  | { does: 'untag'; at: number }
  | { does: 'day'; at: number }
  | { does: 'place'; at: number; what: 'city' | 'email' }
  | { does: 'add place' }
  | { does: 'remove place'; at: number }
  | { does: 'save'; choices: Side[] }
);

const editor = fc.constantFrom<0 | 1>(0, 1);
const at = fc.nat(4);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ editor, does: fc.constant('type' as const), field: fc.constantFrom('name' as const, 'phone' as const) }),
  fc.record({ editor, does: fc.constant('tag' as const) }),
  fc.record({ editor, does: fc.constant('untag' as const), at }),
  fc.record({ editor, does: fc.constant('day' as const), at }),
  fc.record({
    editor,
    does: fc.constant('place' as const),
    at,
    what: fc.constantFrom('city' as const, 'email' as const),
  }),
  fc.record({ editor, does: fc.constant('add place' as const) }),
  fc.record({ editor, does: fc.constant('remove place' as const), at }),
  fc.record({
    editor,
    does: fc.constant('save' as const),
    choices: fc.array(fc.constantFrom<Side>('mine', 'theirs'), { minLength: 1, maxLength: 4 }),
  }),
);

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap((part) => textsIn(part))
      : [];

/** Two people edit one record, and the server refuses a save that is based on anything but the stored version. */
function playSession(steps: readonly Step[]) {
  let stored = { version: 0, values: BASE };
  let words = 0;
  let ids = 0;
  /** `seen`: every text that was stored or offered as a choice. `overwritten`: texts that their own author replaced or removed. */
  const seen = new Set<string>();
  const overwritten = new Set<string>();
  const typed: string[] = [];
  const forms = [0, 1].map(() => ({ base: stored, values: BASE }));
  const type = () => {
    const word = `t${words++}`;
    typed.push(word);
    return word;
  };
  const become = (which: 0 | 1, values: Values) => {
    const left = new Set(textsIn(values));
    for (const word of textsIn(forms[which]!.values)) if (!left.has(word)) overwritten.add(word);
    forms[which]!.values = values;
  };

  function save(which: 0 | 1, choices: readonly Side[]) {
    const form = forms[which]!;
    while (form.base.version !== stored.version) {
      const { values, conflicts } = mergeEdits(form.base.values, form.values, stored.values, FIELDS);
      const known = new Set(textsIn([form.base.values, values, conflicts]));
      // A merge does not silently undo what the other editor has stored either.
      expect(textsIn(stored.values).filter((word) => !known.has(word))).toEqual([]);
      let decided: Record<string, unknown> = { ...values };
      conflicts.forEach((conflict: Conflict, place) => {
        const field = fieldOf(conflict.field);
        // The own side of a conflict equals the value in the form.
        expect(isSame(partOf(decided[conflict.field], conflict, field), conflict.mine)).toBe(true);
        for (const word of textsIn([conflict.mine, conflict.theirs])) seen.add(word);
        const side = choices[place % choices.length]!;
        decided = { ...decided, [conflict.field]: choose(decided[conflict.field], conflict, side, field) };
      });
      form.values = decided as unknown as Values;
      form.base = stored;
    }
    const places = form.values.places.map((place) => ({ ...place, id: place.id ?? `n${ids++}` }));
    stored = { version: stored.version + 1, values: { ...form.values, places } };
    forms[which] = { base: stored, values: stored.values };
    for (const word of textsIn(stored.values)) seen.add(word);
  }

  for (const one of [
    ...steps,
    ...([0, 1, 0] as const).map((who) => ({ editor: who, does: 'save', choices: ['mine'] }) as Step),
  ]) {
    const { values } = forms[one.editor]!;
    const { places, tags, days } = values;
    const rest = (rows: Place[]) =>
      rows.some(({ isMain }) => isMain) ? rows : rows.map((row, place) => ({ ...row, isMain: place === 0 }));
    if (one.does === 'save') save(one.editor, one.choices);
    else if (one.does === 'type') become(one.editor, { ...values, [one.field]: type() });
    else if (one.does === 'tag') become(one.editor, { ...values, tags: [...tags, type()] });
    else if (one.does === 'untag') become(one.editor, { ...values, tags: tags.filter((_, place) => place !== one.at) });
    else if (one.does === 'day')
      become(one.editor, { ...values, days: days.map((day, place) => (place === one.at ? type() : day)) });
    else if (one.does === 'place')
      become(one.editor, {
        ...values,
        places: places.map((row, place) => (place === one.at ? { ...row, [one.what]: type() } : row)),
      });
    else if (one.does === 'add place')
      become(one.editor, { ...values, places: rest([...places, { city: type(), email: '', isMain: false }]) });
    else become(one.editor, { ...values, places: rest(places.filter((_, place) => place !== one.at)) });
  }
  return { lost: typed.filter((word) => !seen.has(word) && !overwritten.has(word)), stored, forms };
}

it('loses no input and keeps the record valid in 10,000 random sessions of two editors', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { lost, stored, forms } = playSession(steps);
      expect(lost).toEqual([]);
      const { places } = stored.values;
      expect(places.length === 0 || places.filter(({ isMain }) => isMain).length === 1).toBe(true);
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
      expect(isSame(forms[0]!.values, stored.values)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
