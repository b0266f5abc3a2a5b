import { Field, ObjectType, OmitType } from '@nestjs/graphql';
import { BusinessView, CertificateInput, GetDeletionEffects, ManagedBusinessRow as Row } from '@tedarik/commands';
import { LocationSnapshot } from '@tedarik/events';
import { z } from 'zod';
import { Picture } from '../pictures/picture.scalar.js';
import { OpeningHours } from './business.types.js';
import { pageTypeOf, SENT_BACK, typeOf } from '../graphql/type-of.js';
import { ManagedCategoryName, ManagedProduct } from '../products/managed-product.types.js';

const categories = { type: () => ManagedCategoryName };
const named = z.array(z.object({ id: z.uuid(), name: z.string() }));
const city = z.object({ key: z.string(), name: z.string() });
const district = z.object({ id: z.uuid(), name: z.string(), city: z.string() });

const row = Row.omit({ logoUrl: true, categoryIds: true, createdAt: true, revision: true });
const location = LocationSnapshot.omit({ cityKey: true, districtKeys: true }).extend({
  districtId: z.uuid().nullable(),
});
const certificate = CertificateInput.extend({ name: z.string() });
const business = BusinessView.omit({
  sortKey: true,
  categoryIds: true,
  serviceAttributeIds: true,
  productNames: true,
  heldCertificates: true,
  openSpans: true,
  version: true,
  moreProducts: true,
  ownership: true,
  photos: true,
}).extend({
  statuses: z.array(z.string()),
  categories: named,
  serviceAttributes: named,
  locations: z.array(location),
  certificates: z.array(certificate),
});

@ObjectType()
export class ManagedPlace extends typeOf(Row.shape.locations.element) {}

@ObjectType()
export class ManagedHeadquarters extends typeOf(Row.shape.headquarters.unwrap()) {}

@ObjectType({ description: 'A business as the list shows it.' })
export class ManagedBusinessRow extends typeOf(row.extend({ categories: named, certificates: z.array(z.string()) }), {
  status: 'pending, active, inactive, rejected: only an active one is public.',
  headquarters: { type: () => ManagedHeadquarters },
  categories,
  locations: { type: () => ManagedPlace, description: 'The first two.' },
  certificates: "Each with the last day on which it is valid: 'ISO 22000 (05.11.2027)'.",
}) {
  @Field(() => Picture, { nullable: true })
  logo: string | null;
}

@ObjectType()
export class ManagedBusinessList extends pageTypeOf(ManagedBusinessRow, {
  lowerBound: 'There are more, which nobody counted.',
}) {}

@ObjectType()
export class ManagedLocation extends typeOf(location, {
  districtId: 'Chosen by hand; null when borough and address decide.',
}) {}

@ObjectType()
export class ManagedBusinessCertificate extends typeOf(certificate) {}

@ObjectType({ description: 'A product in the own list of a business.' })
export class ManagedBusinessProduct extends OmitType(ManagedProduct, ['business', 'updatedAt', 'revision']) {
  @Field(() => Picture, { nullable: true })
  image: string | null;
}

@ObjectType({ description: 'Everything of a business that its form edits.' })
export class ManagedBusiness extends typeOf(business.omit({ products: true }), {
  statuses: 'Statuses that it may be given, its own first.',
  categories,
  serviceAttributes: categories,
  locations: { type: () => ManagedLocation },
  openingHours: { type: () => OpeningHours },
  certificates: { type: () => ManagedBusinessCertificate },
  revision: SENT_BACK,
}) {
  @Field(() => Picture, { nullable: true })
  logo: string | null;

  @Field(() => Picture, { nullable: true })
  coverImage: string | null;

  @Field(() => [ManagedBusinessProduct])
  products: ManagedBusinessProduct[];
}

@ObjectType({ description: 'What deleting businesses would do to their products.' })
export class ManagedDeletionEffects extends typeOf(GetDeletionEffects.reply, {
  deletedProducts: 'Nobody else offers them.',
  keptProducts: 'Others offer them too.',
}) {}

@ObjectType()
export class ManagedCityOption extends typeOf(city) {}

@ObjectType()
export class ManagedDistrictOption extends typeOf(district) {}

@ObjectType({ description: 'What filters and forms of businesses choose from.' })
export class ManagedBusinessOptions extends typeOf(
  z.object({
    ...{ categories: named, cities: z.array(city), districts: z.array(district) },
    ...{ certificates: named, serviceAttributes: named },
  }),
  {
    categories,
    cities: { type: () => ManagedCityOption },
    districts: { type: () => ManagedDistrictOption },
    certificates: { ...categories, description: 'Kinds of certificates.' },
    serviceAttributes: categories,
  },
) {}
