import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';

const schema = buildSchema(readFileSync(join(__dirname, '../schema.graphql'), 'utf8'));
const AN_ID = '"01935a6e-5f3a-7c41-9b1e-2f6d8a0c4d10"';

/** Every mutation of the contract by its name, as a text that GraphQL accepts. */
export const MUTATIONS: ReadonlyMap<string, string> = new Map(
  Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args, type }) => {
    const given = args.map((argument) => `${argument.name}: ${someValue(argument.type)}`).join(', ');
    const answer = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
    return [name, `mutation { ${name}(${given})${answer} }`];
  }),
);

function someValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return someValue(type.ofType);
  if (isListType(type)) return `[${someValue(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => `${field.name}: ${someValue(field.type)}`);
    return `{ ${fields.join(', ')} }`;
  }
  const scalars: Record<string, string> = { Int: '5', Float: '5', Boolean: 'true' };
  return scalars[type.name] ?? AN_ID;
}
