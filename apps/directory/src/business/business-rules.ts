import type { BusinessInput, OpeningHours, ProductInput } from '@tedarik/commands';
import { type Field, FIELD_NAMES, fieldOf, longestOf } from '@tedarik/fields';
import type { FieldError } from '@tedarik/service-kit';
import { inIstanbul, isEmailAddress, isMobile } from '@tedarik/turkish';
import { countryOf, TURKIYE } from '../city.js';
import { isPicture, isWebsite, LONGEST } from '@tedarik/records';
import { productErrors, tidyProduct } from '../product/product-rules.js';
import { businessInvalid } from './business.errors.js';
import type { CertificateLink } from './certificate-link.js';
import { spanOfDay } from './open-spans.js';

type Fields = Partial<BusinessInput>;
/** Returns the code of the broken rule, or undefined when the value is valid. */
type Rule<Value> = (value: Value) => string | undefined;

const LONGEST_ADDRESS = 500;
const TURKISH_POSTAL_CODE = /^\d{5}$/;
const EARLIEST_YEAR = 1000;

/**
 * Throws business-invalid (422), which names each field that breaks a rule: ADM-BIZ-10, ADM-BIZ-12, ADM-BIZ-13, DATA-06, DATA-15, DATA-19,
 * GEN-19. Fields from a form must also be complete: a description, at least one category, a description for each product, and a valid year
 * if the year of establishment is given (DATA-16).
 */
export function checkBusinessFields(fields: Fields, { fromForm, now }: { fromForm: boolean; now: Date }): void {
  const must = fromForm ? required : undefined;
  const broken = [
    ...brokenAt('name', fields.name, required, atMost(LONGEST.name)),
    ...brokenAt('description', fields.description, must, atMost(LONGEST.description)),
    ...FIELD_NAMES.flatMap((name) => brokenAt(name, fields[name], ruleOf(fieldOf(name), fromForm, now))),
    ...brokenAt('photosCount', fields.photosCount, notNegative),
    ...(fromForm && fields.categoryIds?.length === 0 ? [{ field: 'categoryIds', code: 'required' }] : []),
    ...(fields.locations ?? []).flatMap(brokenInLocation),
    ...brokenHours(fields.openingHours ?? []),
    ...brokenCertificates(fields.certificates ?? []),
    ...(fields.products ?? []).flatMap((product, index) => brokenInProduct(product, index, fromForm)),
  ];
  if (broken.length > 0) throw businessInvalid(broken);
}

function brokenInLocation(location: BusinessInput['locations'][number], index: number): FieldError[] {
  const at = (field: string) => `locations.${index}.${field}`;
  const postalCode: Rule<string> = (code) =>
    countryOf(location.country) !== TURKIYE || TURKISH_POSTAL_CODE.test(code) ? undefined : 'invalid-postal-code';
  return [
    ...brokenAt(at('address'), location.address, required, atMost(LONGEST_ADDRESS)),
    ...brokenAt(at('city'), location.city, required, atMost(LONGEST.place)),
    ...brokenAt(at('borough'), location.borough, atMost(LONGEST.place)),
    ...brokenAt(at('region'), location.region, atMost(LONGEST.place)),
    ...brokenAt(at('country'), location.country, required, atMost(LONGEST.place)),
    ...brokenAt(at('phone'), location.phone, phone),
    ...brokenAt(at('postalCode'), location.postalCode, postalCode, atMost(10)),
    ...brokenAt(at('email'), location.email, email),
  ];
}

/** Applies the rules of products (ADM-BIZ-28). A description is required only when an editor saves the form. */
function brokenInProduct(product: ProductInput, index: number, fromForm: boolean): FieldError[] {
  const described = product.id ? product : { ...product, description: product.description ?? '' };
  return productErrors(tidyProduct(described)).flatMap(({ field, code }) =>
    !fromForm && field === 'description' && code === 'required' ? [] : [{ field: `products.${index}.${field}`, code }],
  );
}

/** A day is either closed or has ranges with both ends; the ranges of one day must not overlap. */
function brokenHours(hours: readonly OpeningHours[]): FieldError[] {
  return hours.flatMap((range, index) => {
    const at = (field: string) => `openingHours.${index}.${field}`;
    const others = hours.slice(0, index).filter(({ dayOfWeek }) => dayOfWeek === range.dayOfWeek);
    if (range.isClosed) return others.length > 0 ? [{ field: at('isClosed'), code: 'hours-overlap' }] : [];
    if (!range.opens) return [{ field: at('opens'), code: 'required' }];
    if (!range.closes) return [{ field: at('closes'), code: 'required' }];
    const wrong = [...(isTime(range.opens) ? [] : ['opens']), ...(isEnd(range.closes) ? [] : ['closes'])];
    if (wrong.length > 0) return wrong.map((end) => ({ field: at(end), code: 'invalid-time' }));
    return others.some((other) => other.isClosed || overlap(other, range))
      ? [{ field: at('opens'), code: 'hours-overlap' }]
      : [];
  });
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
/** 24:00 is a valid end: imported files and many people write it. */
const isEnd = (text: string): boolean => text === '24:00' || isTime(text);

function overlap(one: OpeningHours, other: OpeningHours): boolean {
  const [first, second] = [spanOfDay(one), spanOfDay(other)];
  return first.from < second.to && second.from < first.to;
}

function brokenCertificates(links: readonly CertificateLink[]): FieldError[] {
  return links.flatMap(({ certificateId, issuedDate, expiryDate }, index) => {
    if (links.slice(0, index).some((other) => other.certificateId === certificateId)) {
      return [{ field: `certificates.${index}.certificateId`, code: 'certificate-twice' }];
    }
    const isOutOfOrder = issuedDate && expiryDate && expiryDate < issuedDate;
    return isOutOfOrder ? [{ field: `certificates.${index}.expiryDate`, code: 'certificate-dates-out-of-order' }] : [];
  });
}

/** Returns the first broken rule of a field; an absent value breaks none. */
function brokenAt<Value>(
  field: string,
  value: Value | null | undefined,
  ...rules: (Rule<NonNullable<Value>> | undefined)[]
): FieldError[] {
  if (value === null || value === undefined) return [];
  const code = rules.map((rule) => rule?.(value)).find((broken) => broken !== undefined);
  return code ? [{ field, code }] : [];
}

const required: Rule<string> = (text) => (text.trim() === '' ? 'required' : undefined);
const atMost =
  (length: number): Rule<string> =>
  (text) =>
    text.length > length ? 'too-long' : undefined;
const phone: Rule<string> = ({ length }) => (length < 5 || length > 20 ? 'invalid-phone' : undefined);
const email: Rule<string> = (text) => (isEmailAddress(text) ? undefined : 'invalid-email');
const website: Rule<string> = (text) => (isWebsite(text) ? undefined : 'invalid-url');
const picture: Rule<string> = (text) => (isPicture(text) ? undefined : 'invalid-url');
const mobile: Rule<string> = (text) => (isMobile(text) ? undefined : 'invalid-mobile');
const RULES = { phone, mobile, email, website, picture };
/** The rule for the text of a field, by the kind of the field. */
function ruleOf(field: Field, fromForm: boolean, now: Date): Rule<string> | undefined {
  switch (field.kind) {
    case 'text':
      return atMost(longestOf(field));
    case 'year':
      return fromForm ? year(now) : undefined;
    default:
      return RULES[field.kind];
  }
}

const notNegative: Rule<number> = (number) => (number < 0 ? 'out-of-range' : undefined);
const year =
  (now: Date): Rule<string> =>
  (text) =>
    /^\d{4}$/.test(text) && Number(text) >= EARLIEST_YEAR && Number(text) <= inIstanbul(now).getUTCFullYear()
      ? undefined
      : 'invalid-year';
