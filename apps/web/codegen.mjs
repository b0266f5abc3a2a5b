// Reads every .graphql document under src and the gateway's schema, and writes src/lib/graphql/: types.ts (the result types of the
// operations), operations.ts (names and hashes, for browsers) and documents.ts (the texts, for the server only). Operations in
// *.later.graphql go to src/lib/later/operations.ts instead: only few pages use them, and the others should not load them. Those in
// *.<part>.later.graphql go to src/lib/later/<part>-operations.ts, which only that part loads. With `--check` it writes nothing and fails
// if a file is out of date.
import { codegen } from '@graphql-codegen/core';
import * as fields from '@tedarik/fields';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import { Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';

const project = fileURLToPath(new URL('.', import.meta.url));
const folder = join(project, 'src/lib/graphql');
const NOTE = '// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.';

/** The plain fields of records as GraphQL fragments, so that no document has to list them (libs/fields). */
const plainFields = Object.entries({
  PageFields: ['Business', fields.FIELD_NAMES],
  CardFields: ['Business', fields.CARD_FIELDS],
  OwnFields: ['MyPageForm', [...fields.LIVE_FIELDS, ...fields.REVIEWED_FIELDS]],
  ProductFields: ['Product', fields.PRODUCT_FIELD_NAMES],
  EditedProductFields: ['ManagedProduct', fields.PRODUCT_FIELD_NAMES],
  ListedProductFields: ['ManagedBusinessProduct', fields.PRODUCT_FIELD_NAMES],
  OwnProductFields: ['MyPageProduct', fields.PRODUCT_FIELD_NAMES],
  EditedFields: ['ManagedBusiness', fields.FIELD_NAMES],
  FieldsBesideTheirLike: ['ManagedDuplicateSide', fields.FIELDS_IN_COMBINED_COLUMNS],
  ListedFields: ['ManagedBusinessRow', fields.LISTED_FIELDS],
  ImportedFields: ['ManagedMappedRow', fields.IMPORTED_FIELDS],
})
  .map(([name, [type, names]]) => `fragment ${name} on ${type} { ${names.join(' ')} }`)
  .join('\n');

/** The operations of the back office on a described record. */
function recordOperations({ one, many, fields: edited, columns, filters = {}, merges }) {
  const [One, Many] = [fields.typeName(one), fields.typeName(many)];
  const row = `{ id ${[...Object.keys(edited), ...Object.keys(columns)].join(' ')} revision }`;
  const input = `$input: Managed${One}Input!`;
  const narrowed = Object.keys(filters).map((name) => [`, $${name}: ID`, `, ${name}: $${name}`]);
  const [taken, given] = [0, 1].map((at) => narrowed.map((parts) => parts[at]).join(''));
  const [moveTo, moved] = merges ? [', $moveTo: ID', ', moveTo: $moveTo'] : ['', ''];
  return `
    query Managed${Many}($list: ManagedListInput!${taken}) { managed${Many}(list: $list${given}) { items ${row} total } }
    mutation Create${One}(${input}, $commandId: ID!) { create${One}(input: $input, commandId: $commandId) ${row} }
    mutation Update${One}($id: ID!, $revision: Int!, ${input}) {
      update${One}(id: $id, revision: $revision, input: $input) ${row}
    }
    mutation Delete${Many}($ids: [ID!]!${moveTo}) { delete${Many}(ids: $ids${moved}) { id isDone code } }
    mutation Restore${Many}($ids: [ID!]!) { restore${Many}(ids: $ids) { id isDone code } }`;
}

function readDocuments() {
  const written = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => ({
      location: relative(project, file),
      document: parse(readFileSync(join(project, 'src', file), 'utf8')),
    }));
  const described = [plainFields, ...fields.RECORDS.map(recordOperations)].join('\n');
  return [{ location: 'libs/fields', document: parse(described) }, ...written];
}

function fragmentsOf(node, fragments, found = new Map()) {
  visit(node, {
    FragmentSpread(spread) {
      const name = spread.name.value;
      if (found.has(name)) return;
      found.set(name, fragments.get(name));
      fragmentsOf(fragments.get(name), fragments, found);
    },
  });
  return found;
}

// 64 bits are enough to tell a few hundred texts apart, and every browser downloads them.
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const fileOf = (location) => {
  const [, part] = /(?:\.([a-z]+))?\.later\.graphql$/.exec(location) ?? [];
  if (!location.endsWith('.later.graphql')) return 'operations.ts';
  return `../later/${part ? `${part}-` : ''}operations.ts`;
};

function operationsOf(documents) {
  const definitions = documents.flatMap(({ document, location }) =>
    document.definitions.map((one) => ({ ...one, file: fileOf(location) })),
  );
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  return definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const parts = [operation, ...fragmentsOf(operation, fragments).values()];
      const text = stripIgnoredCharacters(parts.map((part) => print(part)).join('\n'));
      const kind = operation.operation === 'mutation' ? 'Mutation' : 'Query';
      return { name: operation.name.value, kind, text, sha256: hashOf(text), file: operation.file };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const typesFile = (documents) =>
  codegen({
    filename: 'types.ts',
    schema: parse(readFileSync(join(project, '../gateway/schema.graphql'), 'utf8')),
    documents,
    plugins: [{ typescript: {} }, { operations: {} }],
    pluginMap: { typescript: typescriptPlugin, operations: operationsPlugin },
    config: {
      enumsAsTypes: true,
      onlyOperationTypes: true,
      skipTypename: true,
      useTypeImports: true,
      dedupeFragments: true,
      scalars: { Picture: 'string' },
    },
  });

const operationsFile = (operations, folder) => `${NOTE}
import type { Operation } from '${folder}/operation.js';
import type * as types from '${folder}/types.js';

${operations
  .map(
    ({ name, kind, sha256 }) =>
      `export const ${name}: Operation<types.${name}${kind}, types.${name}${kind}Variables> = { name: '${name}', sha256: '${sha256}' };`,
  )
  .join('\n')}
`;

const documentsFile = (operations) => `${NOTE}
/** Every operation the site may send, with its text. Server only: browsers send the hash. */
export const OPERATIONS: { name: string; text: string }[] = [
${operations.map(({ name, text }) => `{ name: '${name}', text: ${JSON.stringify(text)} },`).join('\n')}
];
`;

const documents = readDocuments();
const operations = operationsOf(documents);
const style = JSON.parse(readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8'));
const formatted = async (text) => (await format('any.ts', text, style)).code;
const files = {
  'types.ts': await formatted(`${NOTE}\n${await typesFile(documents)}`),
  'documents.ts': await formatted(documentsFile(operations)),
};

for (const file of new Set(operations.map((one) => one.file))) {
  const own = operations.filter((one) => one.file === file);
  files[file] = await formatted(operationsFile(own, file === 'operations.ts' ? '.' : '../graphql'));
}

for (const [name, text] of Object.entries(files)) {
  const path = join(folder, name);
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`src/lib/graphql/${name} is out of date: run \`npm run codegen\` in apps/web`);
    process.exitCode = 1;
  }
}
