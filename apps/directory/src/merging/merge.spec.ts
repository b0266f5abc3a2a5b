import { MERGED_FIELDS, type MergedField } from '@tedarik/commands';
import { aBusinessInput } from '@tedarik/testing';
import fc from 'fast-check';
import { createBusiness, renameBusiness, type Business } from '../business/business.js';
import { withHeadquarters } from '../business/location.js';
import { changesOf, revertChanges, type FieldChanges } from '../business/field-changes.js';
import { mergeBusinesses } from './merge.js';

const NOW = new Date('2026-11-24T09:00:00Z');
const HISTORIES = process.env['FULL'] ? 10_000 : 500;
const LISTS = ['categoryIds', 'serviceAttributeIds', 'locations', 'certificates'] as const;
const TEXTS = MERGED_FIELDS.filter((field) => field !== 'openingHours');
let made = 0;
const fresh = (prefix: string) => `${prefix}-${(made += 1)}`;

/** A business with unique values, except for categories and services, which other businesses may share. */
function business(shared: readonly string[], locations = 1): Business {
  const id = fresh('business');
  const input = aBusinessInput({ name: fresh('Ad'), products: [] });
  const plain = createBusiness(input, { id, slug: id, isNamesake: false }, NOW);
  const texts = Object.fromEntries(TEXTS.filter((field) => field !== 'name').map((field) => [field, fresh(field)]));
  return {
    ...plain,
    ...texts,
    categoryIds: [...shared],
    serviceAttributeIds: [...shared],
    certificates: shared.map((certificateId) => ({ certificateId, issuedDate: null, expiryDate: fresh('date') })),
    locations: Array.from({ length: locations }, (_, index) => ({
      ...plain.locations[0]!,
      id: fresh('location'),
      isHeadquarters: index === 0,
    })),
  };
}
const fieldsOf = (one: Business) =>
  Object.fromEntries([...MERGED_FIELDS, ...LISTS, 'placeId'].map((field) => [field, one[field as keyof Business]]));
const merge = (kept: Business, merged: Business, taken: MergedField[], locationIds: string[]) =>
  mergeBusinesses(kept, merged, { taken, locationIds, isNamesake: false }, NOW);

it('a merged business has the chosen values of the other one, and the linked records of both', () => {
  const [kept, other] = [business(['a', 'b']), business(['b', 'c'], 2)];
  const [first, second] = other.locations;
  const united = merge(kept, other, ['phone', 'name'], [second!.id]);
  expect(united).toMatchObject({ phone: other.phone, name: other.name, email: kept.email, slug: kept.slug });
  expect(united.categoryIds).toEqual(['a', 'b', 'c']);
  expect(united.certificates.map(({ certificateId }) => certificateId)).toEqual(['a', 'b', 'c']);
  expect(united.locations).toEqual([...kept.locations, { ...second, isHeadquarters: false }]);
  expect(united.locations).not.toContainEqual(first);
});

it('takes the place id of the other business only if the kept one has none', () => {
  const other = { ...business([]), placeId: 'b' };
  expect(merge(business([]), other, [], [])).toMatchObject({ placeId: 'b' });
  expect(merge({ ...business([]), placeId: 'a' }, other, [], [])).toMatchObject({ placeId: 'a' });
});

it('an undo reports when a value that came from the other business stays because it was edited since', () => {
  const [kept, other] = [business([]), business([])];
  const united = merge(kept, other, ['phone'], [other.locations[0]!.id]);
  const changes = changesOf(kept, united);
  expect(revertChanges(united, changes, NOW)).toMatchObject({ isWhole: true });
  expect(revertChanges({ ...united, phone: 'other' }, changes, NOW)).toMatchObject({
    isWhole: false,
    restored: { phone: 'other' },
  });
  const moved = united.locations.map((location) => ({ ...location, address: 'Moved' }));
  const { restored, isWhole } = revertChanges({ ...united, locations: moved }, changes, NOW);
  expect({ isWhole, addresses: restored.locations.map(({ address }) => address) }).toEqual({
    isWhole: false,
    addresses: ['Moved', 'Moved'],
  });
});

/** Possible changes of a business. Merges are undone in reverse order. */
type Step =
  | { kind: 'merge'; shared: string[]; taken: MergedField[]; locations: number; chosen: number }
  | { kind: 'undo' }
  | { kind: 'edit-text'; field: (typeof TEXTS)[number] }
  | { kind: 'add' | 'remove' | 'edit-entry'; list: (typeof LISTS)[number]; at: number };

const shared = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('merge' as const),
    shared,
    taken: fc.uniqueArray(fc.constantFrom(...MERGED_FIELDS)),
    locations: fc.nat(2),
    chosen: fc.nat(2),
  }),
  fc.constant({ kind: 'undo' as const }),
  fc.record({ kind: fc.constant('edit-text' as const), field: fc.constantFrom(...TEXTS) }),
  fc.record({
    kind: fc.constantFrom('add' as const, 'remove' as const, 'edit-entry' as const),
    list: fc.constantFrom(...LISTS),
    at: fc.nat(5),
  }),
);

const keyOf = (entry: Business[(typeof LISTS)[number]][number]): string =>
  typeof entry === 'string' ? entry : 'certificateId' in entry ? entry.certificateId : entry.id;

function added(one: Business, list: (typeof LISTS)[number]): Business {
  if (list === 'locations')
    return {
      ...one,
      locations: [...one.locations, { ...business([]).locations[0]!, isHeadquarters: one.locations.length === 0 }],
    };
  if (list === 'certificates')
    return {
      ...one,
      certificates: [...one.certificates, { certificateId: fresh('kind'), issuedDate: null, expiryDate: null }],
    };
  return { ...one, [list]: [...one[list], fresh('id')] };
}

function editedEntry(one: Business, list: 'locations' | 'certificates', at: number): Business {
  const text = fresh('edited');
  const edit = <Entry extends object>(entry: Entry, index: number): Entry =>
    index === at ? { ...entry, ...(list === 'locations' ? { address: text } : { expiryDate: text }) } : entry;
  return list === 'locations'
    ? { ...one, locations: one.locations.map(edit) }
    : { ...one, certificates: one.certificates.map(edit) };
}

it('merges, edits and undos in any order lose nothing that the business had or that an editor gave it', () => {
  fc.assert(
    fc.property(shared, fc.array(step, { maxLength: 14 }), (own, steps) => {
      // The same edits applied to a business that was never merged.
      let plain = business(own);
      let now = plain;
      const merges: FieldChanges[] = [];
      /** Entries from other businesses, and those of them that an editor changed. */
      const foreign = new Set<string>();
      const keepsEdited = new Set<string>();
      const undo = () => {
        const changes = merges.pop();
        if (changes) now = revertChanges(now, changes, NOW).restored;
      };
      for (const one of steps) {
        if (one.kind === 'undo') undo();
        else if (one.kind === 'merge') {
          const other = business(one.shared, one.locations);
          const locationIds = other.locations.slice(0, one.chosen).map(({ id }) => id);
          const united = merge(now, other, one.taken, locationIds);
          for (const list of LISTS) {
            const before = new Set(now[list].map(keyOf));
            united[list].map(keyOf).forEach((key) => before.has(key) || foreign.add(`${list} ${key}`));
          }
          merges.push(changesOf(now, united));
          now = united;
        } else if (one.kind === 'edit-text') {
          const text = fresh('typed');
          const edit = (was: Business) =>
            one.field === 'name' ? renameBusiness(was, text) : { ...was, [one.field]: text };
          [plain, now] = [edit(plain), edit(now)];
        } else if (one.kind === 'add') {
          const after = added(now, one.list);
          const entry = after[one.list].at(-1)!;
          now = after;
          plain = { ...plain, [one.list]: [...plain[one.list], entry] };
        } else {
          const entry = now[one.list][one.at];
          if (entry === undefined) continue;
          const key = keyOf(entry);
          const place = plain[one.list].map(keyOf).indexOf(key);
          if (one.kind === 'remove') {
            const without = (was: Business) => ({
              ...was,
              [one.list]: (was[one.list] as Parameters<typeof keyOf>[0][]).filter((other) => keyOf(other) !== key),
            });
            [plain, now] = [without(plain), without(now)];
            // The next location becomes the headquarters, which counts as an edit of it.
            now = { ...now, locations: withHeadquarters(now.locations) };
            keepsEdited.add(`locations ${now.locations.find(({ isHeadquarters }) => isHeadquarters)?.id}`);
          } else if (one.list === 'locations' || one.list === 'certificates') {
            now = editedEntry(now, one.list, one.at);
            const edited = now[one.list][one.at]!;
            if (place < 0) keepsEdited.add(`${one.list} ${key}`);
            else
              plain = {
                ...plain,
                [one.list]: plain[one.list].map((other) => (keyOf(other) === key ? edited : other)),
              };
          }
        }
      }
      while (merges.length > 0) undo();

      const { locations: _, certificates: __, categoryIds: ___, serviceAttributeIds: ____, ...texts } = fieldsOf(plain);
      expect(now).toMatchObject(texts);
      for (const list of LISTS) {
        const left = new Map(now[list].map((entry) => [keyOf(entry), entry]));
        for (const entry of plain[list]) {
          const there = left.get(keyOf(entry));
          // Which location is the headquarters depends on the rest of the list, so it is not compared.
          expect(typeof entry === 'string' ? there : { ...(there as object), isHeadquarters: null }).toEqual(
            typeof entry === 'string' ? entry : { ...entry, isHeadquarters: null },
          );
          left.delete(keyOf(entry));
        }
        // All remaining entries came from another business and were changed by an editor.
        for (const key of left.keys()) {
          expect([foreign.has(`${list} ${key}`), keepsEdited.has(`${list} ${key}`)]).toEqual([true, true]);
        }
      }
      expect(now.locations.filter(({ isHeadquarters }) => isHeadquarters)).toHaveLength(now.locations.length ? 1 : 0);
    }),
    { numRuns: HISTORIES },
  );
});
