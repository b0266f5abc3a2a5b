import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  getVariableValues,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  parse,
  type VariableDefinitionNode,
} from 'graphql';

export interface SchemaOperation {
  name: string;
  kind: 'query' | 'mutation';
  text: string;
  /** Well-formed values for the operation's variables. */
  variables: Record<string, unknown>;
  declared: readonly VariableDefinitionNode[];
}

const schema = buildSchema(readFileSync(join(__dirname, '../schema.graphql'), 'utf8'));
const AN_ID = '01935a6e-5f3a-7c41-9b1e-2f6d8a0c4d10';

/** Values by name of a field or argument, where not every value of its type is valid. */
const SOME: Record<string, unknown> = { website: '', elapsedMs: 5_000, latitude: 41, longitude: 29, page: 1, first: 3 };

/** Every query and mutation of the schema, with its arguments as variables. */
export const OPERATIONS_OF_THE_SCHEMA: readonly SchemaOperation[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => operation('query', field)),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => operation('mutation', field)),
];

function operation(
  kind: SchemaOperation['kind'],
  { name, args, type }: GraphQLField<unknown, unknown>,
): SchemaOperation {
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const answer = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const text = `${kind} ${name}${declared && `(${declared})`} { ${name}${given && `(${given})`} ${answer} }`;
  const [{ variableDefinitions = [] }] = parse(text).definitions as [OperationDefinitionNode];
  return {
    name,
    kind,
    text,
    variables: Object.fromEntries(args.map((argument) => [argument.name, someValue(argument.name, argument.type)])),
    declared: variableDefinitions,
  };
}

function someValue(name: string, type: GraphQLInputType): unknown {
  if (name in SOME) return SOME[name];
  if (isNonNullType(type)) return someValue(name, type.ofType);
  if (isListType(type)) return [someValue(name, type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, someValue(field.name, field.type)]),
    );
  }
  const scalars: Record<string, unknown> = { Int: 5, Float: 5, Boolean: true };
  return scalars[type.name] ?? AN_ID;
}

/** Whether GraphQL refuses these variables because of their types alone. */
export const isRefusedByItsTypes = ({ declared }: SchemaOperation, variables: Record<string, unknown>): boolean =>
  'errors' in getVariableValues(schema, declared, variables, { maxErrors: 1 });
