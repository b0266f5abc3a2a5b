/**
 * Alone: types stand in the order in which they are loaded, so that no other spec may load some before.
 * @jest-environment node
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { Test } from '@nestjs/testing';
import { buildSchema, isInputObjectType, printSchema } from 'graphql';
import { RESOLVERS, SCALARS } from '../resolvers.js';

const CONTRACT = join(__dirname, '../../schema.graphql');

/** `WRITE_SCHEMA=1` writes the schema of the resolvers to the contract. */
it('the resolvers make exactly the schema of the contract, descriptions too', async () => {
  const module = await Test.createTestingModule({ imports: [GraphQLSchemaBuilderModule] }).compile();
  const schema = `${printSchema(await module.get(GraphQLSchemaFactory).create(RESOLVERS, SCALARS))}\n`;
  if (process.env['WRITE_SCHEMA']) writeFileSync(CONTRACT, schema);
  expect(schema).toBe(readFileSync(CONTRACT, 'utf8'));
});

describe('the contract of the back office', () => {
  const contract = () => buildSchema(readFileSync(CONTRACT, 'utf8'));

  it('takes a commandId in every mutation that creates a record, so that a repeat creates no second record', () => {
    const creating = Object.values(contract().getMutationType()!.getFields()).filter(({ name }) =>
      /^(?:create|invite|save)[A-Z]/.test(name),
    );
    const without = creating.filter(({ args }) => !args.some(({ name }) => name === 'commandId'));
    // These two cannot create a second record: the business gets the id of its submission, and a type has at most one entry in its table.
    expect(without.map(({ name }) => name)).toEqual(['saveTypeCategory', 'createBusinessFromSubmission']);
    expect(creating.length).toBeGreaterThan(without.length);
  });

  it('gives no field of an input a default: a compiled query does not fill it in', () => {
    const fields = Object.values(contract().getTypeMap())
      .filter(isInputObjectType)
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
    const filledIn = fields.filter(({ field }) => field.defaultValue !== undefined);
    expect(filledIn.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([]);
  });
});
