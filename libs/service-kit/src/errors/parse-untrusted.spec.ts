import { z } from 'zod';
import { parseUntrusted } from './parse-untrusted.js';

const Posted = z.object({ name: z.string().max(10), tags: z.array(z.string()).max(3).default([]) });

it('returns the input as the schema parses it', () => {
  expect(parseUntrusted(Posted, { name: 'Bal', more: 1 })).toEqual({ name: 'Bal', tags: [] });
});

it.each([
  [{ name: 1 }],
  [{ name: { length: { toString: 0 } } }],
  [{ name: 'Bal', tags: { length: { toString: 0 } } }],
  [null],
])('A6 refuses %j', (sent) => {
  expect(() => parseUntrusted(Posted, sent)).toThrow(z.ZodError);
});
