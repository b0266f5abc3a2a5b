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

@ObjectType({ description: 'A business as the list of the back office shows it.' })
export class ManagedBusinessRow extends typeOf(row.extend({ categories: named, certificates: z.array(z.string()) }), {
  status: 'Status, one of: pending, active, inactive or rejected. Only active businesses are public.',
  headquarters: { type: () => ManagedHeadquarters },
  categories,
  locations: { type: () => ManagedPlace, description: 'The first two locations.' },
  certificates: "Each certificate with its last day of validity, for example 'ISO 22000 (05.11.2027)'.",
}) {
  @Field(() => Picture, { nullable: true })
  logo: string | null;
}

@ObjectType()
export class ManagedBusinessList extends pageTypeOf(ManagedBusinessRow, {
  lowerBound: 'True if there are more records than `total`; counting stopped there.',
}) {}

@ObjectType()
export class ManagedLocation extends typeOf(location, {
  districtId: 'Id of a district that was selected by hand; null if borough and address determine the district.',
}) {}

@ObjectType()
export class ManagedBusinessCertificate extends typeOf(certificate) {}

@ObjectType({ description: 'A product in the product list of a business.' })
export class ManagedBusinessProduct extends OmitType(ManagedProduct, ['business', 'updatedAt', 'revision']) {
  @Field(() => Picture, { nullable: true })
  image: string | null;
}

@ObjectType({ description: 'A business with all fields that the edit form needs.' })
export class ManagedBusiness extends typeOf(business.omit({ products: true }), {
  statuses: 'Statuses that the business may be set to, the current one first.',
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

@ObjectType({ description: 'Effect that deleting businesses would have on their products.' })
export class ManagedDeletionEffects extends typeOf(GetDeletionEffects.reply, {
  deletedProducts: 'Number of products that would be deleted because no other business offers them.',
  keptProducts: 'Number of products that would stay because other businesses offer them too.',
}) {}

@ObjectType()
export class ManagedCityOption extends typeOf(city) {}

@ObjectType()
export class ManagedDistrictOption extends typeOf(district) {}

@ObjectType({ description: 'Options of the filters and forms for businesses.' })
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
