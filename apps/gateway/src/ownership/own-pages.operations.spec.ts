import { newId } from '@tedarik/service-kit';
import { OwnPagesOperations } from './own-pages.operations.js';

const visitor = { accountId: 'a-1', name: 'Ayşe', verified: true };
const client = { address: '10.0.0.1', userAgent: '' };

it.each([
  ['email-code', 1],
  ['phone-code', 1],
  ['document', 0],
])('codes for a page share one limit, by mail or phone: %s', async (way, codes) => {
  const takeUnlessRefused = jest.fn().mockResolvedValue({});
  const limits = { take: () => Promise.resolve(), takeUnlessRefused };
  const operations = new OwnPagesOperations({ send: () => Promise.resolve({}) }, limits, {}, {});
  const { startClaim } = operations as unknown as Record<string, (context: object, input: object) => Promise<unknown>>;
  const input = { businessId: 'b-1', way, note: null, commandId: newId() };
  await startClaim!.call(operations, { visitor, client }, input);
  const expected = ['claimPage', 'b-1', expect.any(Function)];
  expect(takeUnlessRefused.mock.calls).toEqual(Array(codes).fill(expected));
});
