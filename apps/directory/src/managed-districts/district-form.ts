import type { CreateDistrict, RequestOf } from '@tedarik/commands';
import { isPicture, tidyPicture } from '../tidy-fields.js';
import { LONGEST, optionalText, requiredText, tidy, tidyOrNull } from '@tedarik/records';
import { districtRefused } from '../district/district.errors.js';
import type { NewDistrict } from '../district/district.js';

/** ADM-DIST-02: a district as a form gives it, tidy. Throws district-refused, naming every wrong field. */
export function districtFields(form: RequestOf<typeof CreateDistrict>): NewDistrict {
  const name = tidy(form.name);
  const city = tidy(form.city);
  const region = tidy(form.region);
  const country = tidy(form.country);
  const description = tidyOrNull(form.description);
  const typedUrl = tidyOrNull(form.imageUrl);
  const imageUrl = typedUrl && tidyPicture(typedUrl);
  const wrong = [
    ...requiredText('name', name, LONGEST.name),
    ...requiredText('city', city, LONGEST.place),
    ...requiredText('region', region, LONGEST.place),
    ...requiredText('country', country, LONGEST.place),
    ...optionalText('description', description, LONGEST.description),
    ...(imageUrl && !isPicture(imageUrl) ? [{ field: 'imageUrl', code: 'invalid-url' }] : []),
  ];
  if (wrong.length > 0) throw districtRefused(wrong);
  return { name, city, region, country, description, imageUrl };
}
