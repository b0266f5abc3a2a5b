import { fieldName, type RecordField, typeName } from './record.js';
import { ofEachRecord, RECORD_LABELS, RECORD_OPTIONS, RECORDS } from './records.js';

it('names of records become names of GraphQL types and fields', () => {
  expect([typeName('blog-category'), fieldName('blog-category'), fieldName('certificates')]).toEqual([
    'BlogCategory',
    'blogCategory',
    'certificates',
  ]);
  expect(ofEachRecord(({ one }) => one)).toMatchObject({ certificates: 'certificate' });
});

it('no two records share a name or a path', () => {
  const names = RECORDS.flatMap(({ one, many, path }) => [one, many, path]);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(RECORDS.map((record) => [record.one, record] as const))('%s', (_, { fields, columns, sorts }) => {
  const values: object = { ...fields, ...columns };

  it('can be sorted by its own fields only, and by name in any case', () => {
    expect(Object.values(sorts).filter((name) => !(name in values))).toEqual([]);
    expect(sorts).toMatchObject({ name: 'name' });
  });

  it('has a label in both languages for every value, and a maximum for every field', () => {
    for (const name of Object.keys(values)) {
      expect(RECORD_LABELS[name]).toEqual({ tr: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) });
    }
    expect(Object.values(fields).filter(({ max }) => !max)).toEqual([]);
  });

  it('has initial values that are among the options of the field', () => {
    for (const { options, initial } of Object.values<RecordField>(fields)) {
      if (options && initial) expect(Object.keys(options)).toContain(initial);
    }
  });

  it('shares no option with a field of the same name that labels it differently', () => {
    for (const [name, { options = {} }] of Object.entries<RecordField>(fields)) {
      expect(RECORD_OPTIONS[name] ?? {}).toMatchObject(options);
    }
  });
});
