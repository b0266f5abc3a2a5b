import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type RequestContract, CONTRACTS } from './index.js';

const MAX_MESSAGE_BYTES = 512_000;
/** Bytes around a reply: the id of the request, and the mark of the last message. */
const AROUND = 200;
/** Bytes of a UTF-16 unit in JSON; letters of four bytes have two units. `typedText` removes characters that need more. */
const BYTES_OF_A_LETTER = 3;
const BYTES_OF_A_NUMBER = 24;

type Schema = z.core.JSONSchema.BaseSchema;

const FORMATS: Record<string, number> = { uuid: 36, 'date-time': 30, date: 10 };

/** Bytes of the largest JSON that a schema allows; Infinity if it has no limit. */
function largest(schema: Schema): number {
  const anyOf = schema.anyOf ?? schema.oneOf;
  if (anyOf) return Math.max(...anyOf.map(largest));
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  if (schema.enum) return Math.max(...schema.enum.map((one) => JSON.stringify(one).length));
  if (Array.isArray(schema.type)) return Math.max(...schema.type.map((type) => largest({ ...schema, type })));
  switch (schema.type) {
    case 'null':
    case 'boolean':
      return 5;
    case 'integer':
    case 'number':
      return BYTES_OF_A_NUMBER;
    case 'string':
      // An escaped character takes two bytes.
      if (typeof schema['maxBytes'] === 'number') return 2 + schema['maxBytes'] * 2;
      return 2 + (FORMATS[schema.format ?? ''] ?? (schema.maxLength ?? Infinity) * bytesOfALetter(schema));
    case 'array':
      return 2 + (schema.maxItems === 0 ? 0 : (schema.maxItems ?? Infinity) * (1 + largest(schema.items as Schema)));
    case 'object':
      if (typeof schema.additionalProperties === 'object' && !schema.properties) return Infinity;
      return Object.entries(schema.properties ?? {}).reduce(
        (sum, [name, value]) => sum + name.length + 4 + largest(value as Schema),
        2,
      );
    default:
      return Infinity;
  }
}

const bytesOfALetter = ({ pattern }: Schema): number => (pattern === ASCII.source ? 1 : BYTES_OF_A_LETTER);
const ASCII = /^[\x20-\x7e]*$/;

/** Bytes of the largest reply to a request, without rows, which may be split into several messages. */
function largestReply({ reply, rows }: RequestContract): number {
  const schema = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }) as Schema;
  return (
    AROUND +
    largest(rows ? { ...schema, properties: { ...schema.properties, [rows]: { maxItems: 0, type: 'array' } } } : schema)
  );
}

describe('R1: no reply is larger than a message, however much is stored', () => {
  // The handler of a paged one, such as `list-import-rows`, ends its reply where a message is full.
  it.each(CONTRACTS.filter((contract) => !contract.paged).map((contract) => [contract.subject, contract] as const))(
    '%s',
    (_, contract) => {
      expect(largestReply(contract)).toBeLessThanOrEqual(MAX_MESSAGE_BYTES);
    },
  );

  it('fits into a message of NATS', () => {
    const [, megabytes] = /max_payload: (\d+)MB/.exec(readFileSync('deploy/nats/nats.conf', 'utf8')) ?? [];
    expect(Number(megabytes) * 1_000_000).toBeGreaterThan(MAX_MESSAGE_BYTES);
  });

  it.each(
    CONTRACTS.flatMap((contract) => (contract.rows ? [[contract.subject, contract, contract.rows] as const] : [])),
  )('%s names a list for its rows, which may be null', (_, { reply }, rows) => {
    const { properties = {} } = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }) as Schema;
    const { anyOf: schemas = [properties[rows]] } = properties[rows] as Schema;
    expect(schemas).toContainEqual(expect.objectContaining({ type: 'array' }));
  });
});
