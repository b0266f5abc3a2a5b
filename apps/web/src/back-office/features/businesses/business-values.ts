import { type BusinessField, FIELD_NAMES, mapTexts, PRODUCT_FIELD_NAMES, type ProductFieldName } from '@tedarik/fields';
import { WEEK } from '../../../lib/forms/hours-text.js';
import { priceText, typedPrice } from '../../components/form/price-input.js';
import type { StoredBusiness, BusinessChanges } from './api/businesses-api.js';

/** A location in the form; a new one has no id until it is saved (ADM-BIZ-14). */
export interface LocationValues {
  id?: string;
  address: string;
  city: string;
  borough: string;
  region: string;
  country: string;
  postalCode: string;
  latitude: number | null;
  longitude: number | null;
  phone: string;
  email: string;
  isHeadquarters: boolean;
  districtId: string | null;
}

export interface ProductEntry extends Record<ProductFieldName, string> {
  id?: string;
  name: string;
  description: string;
  categoryId?: string;
  /** The typed text. */
  price: string;
  imageUrl: string;
}

/** One day of the week with any number of ranges. */
export interface DayValues {
  is: 'unknown' | 'open' | 'closed';
  ranges: { opens: string; closes: string }[];
}

export interface CertificateValues {
  certificateId?: string;
  /** 'YYYY-MM-DD' */
  issuedDate: string | null;
  expiryDate: string | null;
}

/** The values of the form. Plain fields are text; unknown values are empty. */
export interface BusinessValues extends Record<BusinessField, string> {
  name: string;
  slug: string;
  description: string;
  categoryIds: string[];
  serviceAttributeIds: string[];
  locations: LocationValues[];
  /** Monday first. */
  days: DayValues[];
  products: ProductEntry[];
  photosCount: number;
  certificates: CertificateValues[];
  status: string;
  verified: boolean;
  featured: boolean;
}

/** DATA-03: the initial values of a new location. */
export const newLocation = (isHeadquarters: boolean): LocationValues => ({
  address: '',
  city: 'İstanbul',
  borough: '',
  region: '',
  country: 'Türkiye',
  postalCode: '',
  latitude: null,
  longitude: null,
  phone: '',
  email: '',
  isHeadquarters,
  districtId: null,
});

export const newProductEntry = (): ProductEntry => ({
  name: '',
  description: '',
  price: '',
  ...mapTexts(PRODUCT_FIELD_NAMES, () => ''),
  imageUrl: '',
});

/** The form's values for a business, or for a new one: active by default (ADM-BIZ-27). */
export function businessValuesOf(business: StoredBusiness | null): BusinessValues {
  return {
    name: business?.name ?? '',
    slug: business?.slug ?? '',
    description: business?.description ?? '',
    ...mapTexts(FIELD_NAMES, (name) => business?.[name] ?? ''),
    categoryIds: business?.categories.map(({ id }) => id) ?? [],
    serviceAttributeIds: business?.serviceAttributes.map(({ id }) => id) ?? [],
    locations: business?.locations.map(locationValues) ?? [],
    days: WEEK.map((day) => dayValues(business?.openingHours.filter(({ dayOfWeek }) => dayOfWeek === day) ?? [])),
    products: business?.products.map(productValues) ?? [],
    photosCount: business?.photosCount ?? 0,
    certificates:
      business?.certificates.map(({ certificateId, issuedDate, expiryDate }) => ({
        certificateId,
        issuedDate: issuedDate ?? null,
        expiryDate: expiryDate ?? null,
      })) ?? [],
    status: business?.status ?? 'active',
    verified: business?.verified ?? false,
    featured: business?.featured ?? false,
  };
}

function locationValues(location: StoredBusiness['locations'][number]): LocationValues {
  const { borough, region, postalCode, phone, email, ...rest } = location;
  return {
    ...rest,
    borough: borough ?? '',
    region: region ?? '',
    postalCode: postalCode ?? '',
    phone: phone ?? '',
    email: email ?? '',
    latitude: rest.latitude ?? null,
    longitude: rest.longitude ?? null,
    districtId: rest.districtId ?? null,
  };
}

const productValues = (product: StoredBusiness['products'][number]): ProductEntry => ({
  id: product.id,
  name: product.name,
  description: product.description,
  ...(product.category && { categoryId: product.category.id }),
  price: priceText(product.price),
  ...mapTexts(PRODUCT_FIELD_NAMES, (name) => product[name] ?? ''),
  imageUrl: product.imageUrl ?? '',
});

function dayValues(hours: StoredBusiness['openingHours']): DayValues {
  const ranges = hours.filter(({ isClosed }) => !isClosed);
  if (ranges.length === 0) return { is: hours.length > 0 ? 'closed' : 'unknown', ranges: [] };
  return { is: 'open', ranges: ranges.map(({ opens, closes }) => ({ opens: opens ?? '', closes: closes ?? '' })) };
}

/** The complete input for the server; empty values become null. */
export function businessInputOf(values: BusinessValues): Required<BusinessChanges> {
  return {
    slug: values.slug.trim(),
    name: values.name.trim(),
    description: values.description.trim(),
    status: values.status,
    verified: values.verified,
    featured: values.featured,
    ...mapTexts(FIELD_NAMES, (name) => orNull(values[name])),
    photosCount: values.photosCount ?? 0,
    categoryIds: values.categoryIds,
    serviceAttributeIds: values.serviceAttributeIds,
    locations: values.locations.map((location) => ({
      ...location,
      borough: orNull(location.borough),
      region: orNull(location.region),
      postalCode: orNull(location.postalCode),
      latitude: location.latitude ?? null,
      longitude: location.longitude ?? null,
      phone: orNull(location.phone),
      email: orNull(location.email),
      districtId: location.districtId ?? null,
    })),
    openingHours: hoursOf(values.days).map(({ hours }) => hours),
    certificates: values.certificates.map(({ certificateId = '', issuedDate, expiryDate }) => ({
      certificateId,
      issuedDate: issuedDate ?? null,
      expiryDate: expiryDate ?? null,
    })),
    products: values.products.map(({ id, name, description, categoryId = '', price, imageUrl, ...texts }) => ({
      ...(id && { id }),
      name: name.trim(),
      description: description.trim(),
      categoryId,
      price: typedPrice(price),
      ...mapTexts(PRODUCT_FIELD_NAMES, (field) => orNull(texts[field])),
      imageUrl: orNull(imageUrl),
    })),
  };
}

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

interface Hours {
  hours: StoredBusiness['openingHours'][number];
  /** Path of these hours in the form. */
  at: string;
}

/** The ranges of the week in sequence, as they are stored. */
function hoursOf(days: readonly DayValues[]): Hours[] {
  return days.flatMap(({ is, ranges = [] }, index): Hours[] => {
    const dayOfWeek = WEEK[index] ?? 0;
    if (is === 'closed') {
      return [{ hours: { dayOfWeek, opens: null, closes: null, isClosed: true }, at: `days.${index}.is` }];
    }
    if (is === 'unknown') return [];
    return ranges.map(({ opens, closes }, at) => ({
      hours: { dayOfWeek, opens: opens || null, closes: closes || null, isClosed: false },
      at: `days.${index}.ranges.${at}`,
    }));
  });
}

/** ADM-BIZ-17: only fields that differ from the version the form was opened with; null clears a field. */
export function businessChangesOf(values: BusinessValues, base: StoredBusiness): BusinessChanges {
  const [now, before] = [businessInputOf(values), businessInputOf(businessValuesOf(base))];
  const changes: BusinessChanges = Object.fromEntries(
    Object.entries(now).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof BusinessChanges]),
    ),
  );
  return changes.products ? { ...changes, products: shortened(changes.products, before.products ?? []) } : changes;
}

type ProductInputs = NonNullable<BusinessChanges['products']>;

/** Leaves out unchanged descriptions, because a long list would not fit into one request. */
function shortened(products: ProductInputs, before: ProductInputs): ProductInputs {
  const stored = new Map(before.map(({ id, description }) => [id, description]));
  return products.map(({ description, ...product }) =>
    product.id && stored.get(product.id) === description ? product : { ...product, description },
  );
}

/** Maps a field in the server's errors to its path in the form: `openingHours.2.opens` is a range of a day. */
export function fieldInForm(field: string, values: BusinessValues): string {
  const own = field.replace(/^(?:business|changes)\./, '');
  const [, index, end] = /^openingHours\.(\d+)\.(\w+)$/.exec(own) ?? [];
  const place = index === undefined ? undefined : hoursOf(values.days)[Number(index)]?.at;
  if (!place) return own;
  return place.endsWith('.is') ? place : `${place}.${end === 'closes' ? 'closes' : 'opens'}`;
}
