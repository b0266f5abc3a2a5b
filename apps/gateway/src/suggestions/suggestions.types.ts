import { ObjectType } from '@nestjs/graphql';
import { SUGGESTED_KINDS } from '@tedarik/search';
import { z } from 'zod';
import { Business, ServiceAttribute } from '../business/business.types.js';
import { CertificateKind } from '../business-list/business-list.types.js';
import { Category } from '../categories/category.types.js';
import { enumOf, of, typeOf } from '../graphql/type-of.js';

const city = z.object({
  slug: z.string(),
  name: z.string(),
  businessCount: z.int().describe('Number of public businesses in it.'),
});

@ObjectType()
export class CitySuggestion extends typeOf(city) {}

@ObjectType()
export class DistrictSuggestion extends typeOf(city.extend({ city: z.string() })) {}

@ObjectType()
export class ProductSuggestion extends typeOf(
  z.object({ id: z.uuid(), name: z.string(), category: of(Category).nullable() }),
) {}

const suggestedKind = z.enum(SUGGESTED_KINDS);
enumOf('SuggestedKind', suggestedKind);

@ObjectType()
class SuggestionPlace extends typeOf(z.object({ kind: suggestedKind, at: z.int() }), {
  at: 'Index in the list of its kind, from 0.',
}) {}

@ObjectType({ description: 'Suggestions for a partly typed search: a few of each kind, the best first.' })
export class Suggestions extends typeOf(
  z.object({
    categories: z.array(of(Category)),
    cities: z.array(of(CitySuggestion)),
    districts: z.array(of(DistrictSuggestion)),
    services: z.array(of(ServiceAttribute)),
    certificates: z.array(of(CertificateKind)),
    products: z.array(of(ProductSuggestion)).describe('Product suggestions; empty while they are unavailable.'),
    businesses: z.array(of(Business)),
    first: z.array(of(SuggestionPlace)).describe('The five best suggestions of all kinds, the best first.'),
  }),
) {}
