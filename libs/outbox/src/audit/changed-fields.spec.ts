import { changedFields } from './changed-fields.js';

it('returns the fields that differ, with their former and new values', () => {
  const before = { id: '1', name: 'ISO', description: null, tags: ['a'], revision: 1 };
  expect(changedFields(before, { ...before, name: 'ISO 22000', tags: ['a', 'b'], revision: 2 })).toEqual({
    before: { name: 'ISO', tags: ['a'] },
    after: { name: 'ISO 22000', tags: ['a', 'b'] },
  });
});

it('returns all fields of a record that was created or deleted', () => {
  const state = { id: '1', name: 'ISO', nameKey: 'iso', at: new Date('2026-01-02T03:04:05.000Z'), none: undefined };
  const told = { name: 'ISO', at: '2026-01-02T03:04:05.000Z' };
  expect(changedFields(null, state)).toEqual({ before: null, after: told });
  expect(changedFields(state, null)).toEqual({ before: told, after: null });
  expect(changedFields(null, null)).toEqual({ before: null, after: null });
});

it('is null when a save changed nothing', () => {
  expect(changedFields({ name: 'ISO', revision: 1 }, { name: 'ISO', revision: 2 })).toBeNull();
});

it('K17: ignores the ids of the imports that updated a business', () => {
  expect(changedFields({ name: 'ISO', importIds: [] }, { name: 'ISO', importIds: ['i'] })).toBeNull();
});

it('returns a field that was added or removed', () => {
  expect(changedFields({ name: 'ISO' }, { name: 'ISO', note: 'x' })).toEqual({ before: {}, after: { note: 'x' } });
});

it('cuts long texts and lists', () => {
  const long = changedFields(null, { html: 'ş'.repeat(5_000), list: Array.from({ length: 900 }, () => 'x') });
  const { html, list } = long!.after as Record<string, string>;
  expect([html?.length, list?.length]).toEqual([1_001, 1_001]);
});

it('A39 never contains a password or a token', () => {
  expect(changedFields(null, { passwordHash: 'h', newPassword: 'p', resetToken: 't', name: 'x' })).toEqual({
    before: null,
    after: { name: 'x' },
  });
});
