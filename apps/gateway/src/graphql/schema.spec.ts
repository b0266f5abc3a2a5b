import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { Test } from '@nestjs/testing';
import { printSchema } from 'graphql';
import { RESOLVERS, SCALARS } from './resolvers.js';

const CONTRACT = join(__dirname, '../../schema.graphql');

/** `WRITE_SCHEMA=1` takes the schema of the resolvers over into the contract. */
it('the resolvers make exactly the schema of the contract, descriptions too', async () => {
  const module = await Test.createTestingModule({ imports: [GraphQLSchemaBuilderModule] }).compile();
  const schema = `${printSchema(await module.get(GraphQLSchemaFactory).create(RESOLVERS, SCALARS))}\n`;
  if (process.env['WRITE_SCHEMA']) writeFileSync(CONTRACT, schema);
  expect(schema).toBe(readFileSync(CONTRACT, 'utf8'));
});
