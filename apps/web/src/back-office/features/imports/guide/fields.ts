import type { ImportForm } from '../api/review.js';
import type { guideMessages } from './guide.messages.js';

export interface FieldGuide {
  /** Names of the field in the file. */
  names: readonly string[];
  what: keyof typeof guideMessages;
  isRequired?: boolean;
}

/** The fields that each form accepts: IMP-JSON-10, and the columns of IMP-TSV-02 in their order. */
export const FIELDS: Readonly<Record<ImportForm, readonly FieldGuide[]>> = {
  json: [
    { names: ['name'], what: 'jsonName', isRequired: true },
    { names: ['address', 'full_address'], what: 'jsonAddress', isRequired: true },
    { names: ['city', 'state', 'borough', 'country', 'postal_code'], what: 'jsonPlace' },
    { names: ['latitude', 'longitude', 'location.lat', 'location.lng'], what: 'jsonPoint' },
    { names: ['place_id', 'google_id'], what: 'jsonIds' },
    { names: ['category', 'type', 'subtypes', 'types'], what: 'jsonTypes' },
    { names: ['phone', 'email', 'website', 'site'], what: 'jsonContact' },
    { names: ['logo', 'photo', 'photos', 'photos_count'], what: 'jsonPictures' },
    { names: ['working_hours', 'opening_hours'], what: 'jsonHours' },
    { names: ['description', 'about'], what: 'jsonAbout' },
    { names: ['established'], what: 'jsonYear' },
    { names: ['business_status'], what: 'jsonStatus' },
  ],
  tsv: [
    { names: ['name'], what: 'tsvName', isRequired: true },
    { names: ['slug'], what: 'tsvSlug' },
    { names: ['category'], what: 'tsvCategory' },
    { names: ['city'], what: 'tsvCity' },
    { names: ['province'], what: 'tsvProvince' },
    { names: ['address'], what: 'tsvAddress', isRequired: true },
    { names: ['phone'], what: 'tsvPhone' },
    { names: ['email'], what: 'tsvEmail' },
    { names: ['activity_detail'], what: 'tsvActivity' },
  ],
};
