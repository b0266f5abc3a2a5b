import { isDeeperThan, storable } from './storable.js';

it('A25 returns a record unchanged when a document can hold it', () => {
  const record = { name: 'Öz', hours: { pazartesi: ['09:00', null] }, open: true };
  expect(storable(record)).toBe(record);
});

it.each([
  ['a NUL in a text', { name: 'a\0b', deep: [{ x: '\0' }] }, { name: 'ab', deep: [{ x: '' }] }],
  ['a NUL in a key', { deep: { 'a\0b': 1 } }, { deep: { ab: 1 } }],
  ['a key that stands for a type', { deep: [{ _bsontype: 'ObjectId', a: 1 }] }, { deep: [{ a: 1 }] }],
])('A25 removes %s at any depth', (_what, value, stored) => {
  expect(storable(value)).toEqual(stored);
});

it('A25 counts levels of objects and lists alike', () => {
  expect(isDeeperThan(3, [{ a: [1] }])).toBe(false);
  expect(isDeeperThan(2, [{ a: [1] }])).toBe(true);
  expect(isDeeperThan(0, 'text')).toBe(false);
});
