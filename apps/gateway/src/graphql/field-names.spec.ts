import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACTS } from '@tedarik/commands';
import { z } from 'zod';

/** Field names that the specification writes in snake_case. */
const LISTED = [
  'is_featured',
  'featured_image_url',
  'category_id',
  'published_at',
  'created_at',
  'view_count',
  'meta_title',
  'meta_description',
  'full_name',
  'avatar_url',
  'post_id',
  'author_name',
  'author_email',
  'business_name',
  'business_id',
  'user_id',
  'logo_url',
  'cover_image_url',
  'photo_url',
  'photos_count',
  'website_url',
];
const camelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The names of all fields in a JSON schema, at any depth. */
function fieldNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldNames)];
}

const requested = CONTRACTS.flatMap(({ request, reply }) =>
  [request, reply].flatMap((schema) => fieldNames(z.toJSONSchema(schema, { unrepresentable: 'any' }))),
);
const contract = readFileSync(join(__dirname, '../../schema.graphql'), 'utf8');
const shown = [...contract.matchAll(/^ {2}(\w+)(?:\(|:)/gm)].map(([, name]) => name!);

it('DATA-14 names every field of the services and of the API in camelCase', () => {
  expect([...requested, ...shown].filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([]);
});

it.each(LISTED)('DATA-14 uses the camelCase form of %s as field name', (name) => {
  expect(requested).toContain(camelCase(name));
});
