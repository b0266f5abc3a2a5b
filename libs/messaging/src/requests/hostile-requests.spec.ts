import { type RequestContract, CONTRACTS } from '@tedarik/commands';
import { parseUntrusted } from '@tedarik/service-kit';
import fc from 'fast-check';
import { z } from 'zod';

const RUNS_PER_ASK = 150;
const UUID = '01935a6e-4b20-7d02-8a55-0f4c9be11a01';

/** Wrong or malicious values of a field, and now and then a correct one, so that later rules are reached too. */
const hostile = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.constantFrom<unknown>(
    UUID,
    1,
    '2026-11-21',
    '2026-11-21T09:00:00.000Z',
    'a@b.example',
    'https://a.example',
    [],
    {},
  ),
  fc.constantFrom<unknown>(
    { $gt: '' },
    { $where: '1' },
    { length: { toString: 0 } },
    '('.repeat(20_000),
    `${'a'.repeat(20_000)}@`,
    'a.'.repeat(9_000),
  ),
  fc.constantFrom<unknown>(
    NaN,
    Infinity,
    -0,
    2 ** 53,
    1e308,
    '\u0000',
    '\ud800',
    JSON.parse('{"__proto__":{"polluted":1}}'),
  ),
);

const fieldsOf = ({ request }: RequestContract): string[] => {
  const { properties = {} } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
};

function takeOrRefuse({ request }: RequestContract, sent: unknown): void {
  try {
    parseUntrusted(request, sent);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
  }
}

it.each(CONTRACTS.map((contract) => [contract.subject, contract] as const))(
  'A2 A6 A41 %s takes or refuses whatever it is sent, and breaks on nothing',
  (_, contract) => {
    const request = fc.record(Object.fromEntries(fieldsOf(contract).map((field) => [field, hostile])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: request }, hostile), (sent) => {
        expect(() => takeOrRefuse(contract, sent)).not.toThrow();
      }),
      { numRuns: RUNS_PER_ASK },
    );
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  },
);
