import type { ManagedDistrictInput } from '../../../lib/graphql/types.js';
import type { DistrictRow } from './api/districts-api.js';

/** What the form holds; what is not filled is ''. */
export interface DistrictValues {
  name: string;
  city: string;
  region: string;
  country: string;
  description?: string;
  imageUrl?: string;
}

export const FIELDS = ['name', 'city', 'region', 'country', 'description', 'imageUrl'] as const;

/** A new district lies in Türkiye, unless somebody says otherwise (ADM-DIST-03). */
export const valuesOf = (district: DistrictRow | null, usualCountry: string): DistrictValues => ({
  name: district?.name ?? '',
  city: district?.city ?? '',
  region: district?.region ?? '',
  country: district?.country ?? usualCountry,
  description: district?.description ?? '',
  imageUrl: district?.imageUrl ?? '',
});

/** Description and picture are sent only when they are filled (ADM-DIST-02). */
export const inputOf = ({ description, imageUrl, ...fields }: DistrictValues): ManagedDistrictInput => ({
  ...fields,
  ...(description?.trim() && { description: description.trim() }),
  ...(imageUrl?.trim() && { imageUrl: imageUrl.trim() }),
});
