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
const stored = (what: string) => `Id of the stored ${what}; omit it for a new one.`;

@InputType({ description: 'A period; both days are included. Dates as YYYY-MM-DD.' })
export class CertificateEnds extends inputOf(certificateEnds.unwrap()) {}

@InputType({ description: 'Filter of businesses; omitted fields do not filter.' })
export class ManagedBusinessFilter extends inputOf(
  z.object({
    ...{ status: z.string().nullish(), verified: verified.nullable(), featured: featured.nullable() },
    ...{ categoryId, cityKey, certificateEnds: certificateEnds.nullable(), importId: importId.nullable() },
    ...{ isWithoutCategory: z.boolean().nullish(), isWithoutLocation: z.boolean().nullish() },
  }),
  {
    certificateEnds: {
      type: () => CertificateEnds,
      description: 'Only businesses with a certificate that expires in this period.',
    },
    importId: 'Only businesses that this import created or changed, except those that an undo reverted.',
    isWithoutCategory: 'Only businesses without a category.',
    isWithoutLocation: 'Only businesses without a location.',
  },
) {}

@InputType()
export class ManagedLocationInput extends inputOf(LocationInput, {
  id: stored('location'),
  districtId: 'Id of a district that was selected by hand; null if borough and address determine the district.',
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
  description: 'Description; if omitted, the description of a stored product stays.',
}) {}

@InputType({ description: 'Changes of a business. Omitted fields stay unchanged; null clears a field.' })
export class ManagedBusinessChanges extends inputOf(UpdateBusiness.request.shape.changes, {
  slug: 'New slug; the previous slug redirects to it.',
  locations: { type: () => ManagedLocationInput },
  openingHours: { type: () => ManagedOpeningHoursInput },
  certificates: { type: () => ManagedBusinessCertificateInput },
  products: { type: () => ManagedBusinessProductInput },
}) {}

@InputType({ description: 'The change of a bulk edit; set exactly one field.' })
export class ManagedBulkChanges extends inputOf(BulkChanges, {
  addCategoryId: 'Adds each business to this category.',
  removeCategoryId: 'Removes each business from this category.',
}) {}
