import { canonicalJson, hashOf, newId } from './ids.js';

describe('newId', () => {
  it('makes UUIDv7s that sort in the order of making', () => {
    const ids = Array.from({ length: 1_000 }, newId);
    expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect([...ids].sort()).toEqual(ids);
  });
});

describe('hashOf', () => {
  it('is 32 hex characters', () => {
    expect(hashOf({ a: 1 })).toMatch(/^[\da-f]{32}$/);
  });

  it('ignores the order of keys, at any depth, and undefined fields', () => {
    const one = { name: 'Çay', list: [{ b: 1, a: 2 }], gone: undefined };
    const other = { list: [{ a: 2, b: 1 }], name: 'Çay' };
    expect(hashOf(one)).toBe(hashOf(other));
  });

  it('differs with the order of a list, a null, and the type of a value', () => {
    const hashes = [[1, 2], [2, 1], { a: null }, {}, ['1', 2], '1', 1, null].map(hashOf);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('differs with a field that is named like the prototype', () => {
    expect(hashOf(JSON.parse('{"__proto__":{"a":1}}'))).not.toBe(hashOf({}));
  });

  it('takes a date for its ISO text, as JSON does', () => {
    expect(canonicalJson({ at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
  });

  it('is the same after a trip through JSON', () => {
    const data = { name: 'Yağ', price: 149.9, at: new Date(5), tags: ['a', undefined] };
    expect(hashOf(JSON.parse(JSON.stringify(data)))).toBe(hashOf(data));
  });
});
