import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, GraphQLBoolean, isObjectType } from 'graphql';

const contract = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'));
const PERSONAL = /mail|phone|password|hash|token|notice|address|account|submi|user/i;

it('A40 exposes personal fields only of businesses, the caller’s own account and both sides of an accepted offer', () => {
  const shown = Object.values(contract.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !/^__|^Mutation$|^Managed/.test(name))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field })))
    .filter(({ field }) => getNamedType(field.type) !== GraphQLBoolean) // tells that there is one, and not which
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('Query.managed'))
    .filter((path) => PERSONAL.test(path.split('.')[1] ?? ''))
    .sort();
  expect(shown).toEqual([
    'Business.email',
    'Business.phone',
    'Location.address',
    'Location.email',
    'Location.phone',
    'Me.email',
    'MyPageForm.email', // the contacts of a page, for its owner
    'MyPageForm.phone',
    'MyPageHeadquarters.address',
    'MyReview.userName',
    'OwnerInvitation.email', // typed by the owner who reads it
    'QuoteContact.email',
    'QuoteContact.phone',
    'Review.userName',
  ]);
});
