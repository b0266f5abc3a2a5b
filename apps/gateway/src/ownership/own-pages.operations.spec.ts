import { newId } from '@tedarik/service-kit';
import { OwnPagesOperations } from './own-pages.operations.js';

const visitor = { accountId: 'a-1', name: 'Ayşe', verified: true };
const client = { address: '10.0.0.1', userAgent: '' };

it.each([
  ['email-code', 1],
  ['phone-code', 1],
  ['document', 0],
])('codes for a page share one limit, by mail or phone: %s', async (way, codes) => {
  const take = jest.fn().mockResolvedValue(undefined);
  const operations = new OwnPagesOperations({ send: () => Promise.resolve({}) }, { take }, {}, {});
  const { startClaim } = operations as unknown as Record<string, (context: object, input: object) => Promise<unknown>>;
  const input = { businessId: 'b-1', way, note: null, commandId: newId() };
  await startClaim!.call(operations, { visitor, client }, input);
  expect(take.mock.calls.filter(([name]) => name === 'claimPage')).toEqual(
    Array(codes).fill(['claimPage', 'b-1']) as string[][],
  );
});
