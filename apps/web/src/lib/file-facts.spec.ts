import { fileFacts } from './file-facts.js';

it.each([
  ['application/pdf', 1, 'PDF, 1 KB'],
  ['image/jpeg', 348_160, 'JPEG, 340 KB'],
  ['image/webp', 1_258_291, 'WebP, 1,2 MB'],
  ['image/png', 10 * 1_024 * 1_024, 'PNG, 10 MB'],
  ['text/plain', 2_048, '2 KB'],
])('says of %s with %d bytes: %s', (type, bytes, facts) => expect(fileFacts(type, bytes)).toBe(facts));
