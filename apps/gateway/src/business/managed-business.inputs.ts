import { InputType } from '@nestjs/graphql';
import {
  BulkChanges,
  CertificateInput,
  ListManagedBusinesses,
  LocationInput,
  OpeningHours,
  ProductInput,
  UpdateBusiness,
} from '@tedarik/commands';
import { z } from 'zod';
import { inputOf } from '../graphql/type-of.js';

const { certificateEnds, verified, featured, categoryId, cityKey, importId } = ListManagedBusinesses.request.shape;
const stored = (what: string) => `Of a stored ${what}; a new one has none.`;

@InputType({ description: 'Days, as YYYY-MM-DD; both are meant, too.' })
export class CertificateEnds extends inputOf(certificateEnds.unwrap()) {}

@InputType({ description: 'Which businesses a list shows; what is left out lets all pass.' })
export class ManagedBusinessFilter extends inputOf(
  z.object({
    ...{ status: z.string().nullish(), verified: verified.nullable(), featured: featured.nullable() },
    ...{ categoryId, cityKey, certificateEnds: certificateEnds.nullable(), importId: importId.nullable() },
    ...{ isWithoutCategory: z.boolean().nullish(), isWithoutLocation: z.boolean().nullish() },
  }),
  {
    certificateEnds: { type: () => CertificateEnds, description: 'Only those with a certificate that runs out then.' },
    importId: 'Only those that this import created or wrote over, but for what an undo took back.',
    isWithoutCategory: 'Only those without any category.',
    isWithoutLocation: 'Only those without any location.',
  },
) {}

@InputType()
export class ManagedLocationInput extends inputOf(LocationInput, {
  id: stored('location'),
  districtId: 'Chosen by hand; null when borough and address decide.',
}) {}

@InputType()
export class ManagedOpeningHoursInput extends inputOf(OpeningHours, {
  dayOfWeek: '0 is Sunday.',
  opens: 'HH:MM, Europe/Istanbul.',
}) {}

@InputType()
export class ManagedBusinessCertificateInput extends inputOf(CertificateInput) {}

@InputType()
export class ManagedBusinessProductInput extends inputOf(ProductInput.omit({ alsoOfferedBy: true }), {
  id: stored('product'),
  description: 'Of a stored product: kept when left out.',
}) {}

@InputType({ description: 'What is edited of a business: what is left out is kept, null clears it.' })
export class ManagedBusinessChanges extends inputOf(UpdateBusiness.request.shape.changes, {
  slug: 'Its address; the one before leads to it.',
  locations: { type: () => ManagedLocationInput },
  openingHours: { type: () => ManagedOpeningHoursInput },
  certificates: { type: () => ManagedBusinessCertificateInput },
  products: { type: () => ManagedBusinessProductInput },
}) {}

@InputType({ description: 'One change of many: one of these.' })
export class ManagedBulkChanges extends inputOf(BulkChanges, {
  addCategoryId: 'Puts each into it.',
  removeCategoryId: 'Takes each out of it.',
}) {}
