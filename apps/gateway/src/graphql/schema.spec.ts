import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { Test } from '@nestjs/testing';
import { buildSchema, type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { RESOLVERS, SCALARS } from './resolvers.js';

const CONTRACT = readFileSync(join(__dirname, '../../schema.graphql'), 'utf8');
const printed = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));

it('the resolvers make exactly the schema of the contract, descriptions too', async () => {
  const module = await Test.createTestingModule({ imports: [GraphQLSchemaBuilderModule] }).compile();
  const schema = await module.get(GraphQLSchemaFactory).create(RESOLVERS, SCALARS);
  expect(printed(schema)).toBe(printed(buildSchema(CONTRACT)));
});
