import { IMPORT_COLUMNS } from '@tedarik/commands';
import { fieldOf, IMPORTED_FIELDS, textsOf } from '@tedarik/fields';
import { slugify } from '@tedarik/turkish';
import { findProvince } from '@tedarik/turkish/places';
import { placeOf } from './address.js';
import { guessCategory } from './category-guess.js';
import { emailOf, isWithoutAreaCode, leftOut, phoneOf } from './contact.js';
import { GUESSED_CITY, type MappedRow, NO_AREA_CODE, REFUSED, refusalOf } from './mapped-row.js';
import { isOutsideTurkiye } from './outside-turkiye.js';
import { categoriesNamed, CATEGORIES_LENGTH, type OwnTypes } from './place-types.js';
import { cellText, withoutMark } from './text.js';

/** The only location data of a table in our columns are the address and its province. */
const NOWHERE = { country: '', countryCode: '', latitude: null, longitude: null };
const FEWEST_COLUMNS = 6;
const LENGTHS: Readonly<Record<(typeof IMPORT_COLUMNS)[number], number>> = {
  name: 150,
  slug: 80,
  category: CATEGORIES_LENGTH,
  city: 100,
  province: 100,
  address: 500,
  phone: 60,
  email: 300,
  activity_detail: 5000,
};

/**
 * Maps one row of a table in our columns to a business. `province` is the il; `city` is the ilçe, unless it is the name of a province. A
 * filled category column has the categories, or what the type table has for them; otherwise the category is guessed from the activity, with
 * `own` types first.
 */
export function mapColumns(cells: readonly string[], own: OwnTypes = new Map()): MappedRow {
  if (cells.length < FEWEST_COLUMNS) return { refused: REFUSED.columns };
  const [name = '', slug, category, city, province, address = '', phone, email, activity] = IMPORT_COLUMNS.map(
    (column, i) => cellText(withoutMark(cells[i] ?? ''), LENGTHS[column]),
  );
  const refusal = refusalOf(name, address);
  if (refusal) return refusal;
  if (isOutsideTurkiye(address, NOWHERE)) return { refused: REFUSED.outside };
  const warnings: string[] = [];
  const phoneNumber = phoneOf(phone);
  const mail = emailOf(email);
  if (phone && !phoneNumber) warnings.push('dropped-phone');
  if (phoneNumber && isWithoutAreaCode(phoneNumber)) warnings.push(NO_AREA_CODE);
  if (email && !mail) warnings.push('dropped-email');
  warnings.push(
    ...leftOut('phone', fieldOf('phone'), phone, phoneNumber),
    ...leftOut('email', fieldOf('email'), email, mail),
  );
  const cityIsProvince = Boolean(city && findProvince(city));
  const { isGuessed, ...place } = placeOf(address, {
    state: province ?? '',
    city: cityIsProvince ? (city ?? '') : '',
    borough: cityIsProvince ? '' : (city ?? ''),
    postalCode: '',
  });
  if (isGuessed) warnings.push(GUESSED_CITY);
  const named = categoriesNamed(category, own);
  const guess = guessCategory(activity ?? '', own);
  return {
    warnings,
    business: {
      name,
      slug: slug && slugify(slug) === slug ? slug : null,
      description: activity ?? '',
      closed: false,
      businessStatus: 'OPERATIONAL',
      ...textsOf(IMPORTED_FIELDS, { phone: phoneNumber, email: mail }),
      photosCount: 0,
      placeId: null,
      googleId: null,
      categoryNames: named.length ? named : [guess.category],
      unknownType: named.length ? null : guess.unknownType,
      location: {
        address,
        ...place,
        country: 'Türkiye',
        countryCode: 'TR',
        street: null,
        latitude: null,
        longitude: null,
        phone: phoneNumber,
        email: mail,
        isHeadquarters: true,
      },
      openingHours: [],
    },
  };
}
