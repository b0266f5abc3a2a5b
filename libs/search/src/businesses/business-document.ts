import type { BusinessSnapshot, BusinessStatus, OpenSpan } from '@tedarik/events';
import { nameKey } from '@tedarik/turkish';
import type { DocumentStamp, Tombstone } from '../index-definition.js';
import { contactKeysOf } from './contacts.js';
import { searchableText } from './query-words.js';

/** The fields that a card shows, as the directory published them. A list is rendered from the search response alone. */
export type BusinessCard = Omit<
  BusinessSnapshot,
  'productNames' | 'sortKey' | 'status' | 'heldCertificates' | 'openSpans' | 'serviceAttributeIds'
>;

/** A business as the index stores it. The text fields are for matching, `card` is for display. */
export interface BusinessDocument extends Tombstone {
  name: string;
  nameKey: string;
  sortKey: string;
  description: string;
  productNames: string[];
  places: string[];
  /** Telephone numbers, e-mail addresses and websites as search keys (see `contactKey`). */
  contacts: string[];
  status: BusinessStatus;
  featured: boolean;
  verified: boolean;
  categoryIds: string[];
  serviceAttributeIds: string[];
  /** The kinds of certificates that it holds, each with the last day of its validity. */
  certificates: { id: string; until: string }[];
  /** Ranges of minutes in which it is open, counted from Sunday 00:00 in Europe/Istanbul. */
  openMinutes: { gte: number; lt: number }[];
  cityKeys: string[];
  districtKeys: string[];
  /** The coordinates of its locations; locations without coordinates are left out. */
  points: { lat: number; lon: number }[];
  /** -1 without reviews, so that unrated businesses are sorted last. */
  rating: number;
  reviewCount: number;
  establishedYear: number | null;
  createdAt: string;
  card: BusinessCard;
}

const WEEK_MINUTES = 7 * 24 * 60;
/** Used as the last day of a certificate that does not expire. */
const FOR_EVER = '9999-12-31';

/** Splits a span that runs into the next week: its rest is put at the beginning of the week. */
const withinOneWeek = ({ from, to }: OpenSpan) => [
  { gte: from, lt: Math.min(to, WEEK_MINUTES) },
  ...(to > WEEK_MINUTES ? [{ gte: 0, lt: to - WEEK_MINUTES }] : []),
];

const unique = (texts: (string | null)[]): string[] => [...new Set(texts.filter((text) => text !== null))];

function yearIn(established: string | null): number | null {
  const [year] = /(?<!\d)(?:1[0-9]|20)\d\d(?!\d)/.exec(established ?? '') ?? [];
  return year ? Number(year) : null;
}

/** Builds the document from a snapshot. */
export function toBusinessDocument(snapshot: BusinessSnapshot, { version, hash }: DocumentStamp): BusinessDocument {
  const {
    productNames,
    sortKey,
    status,
    serviceAttributeIds,
    heldCertificates = [],
    openSpans = [],
    ...card
  } = snapshot;
  const { locations } = snapshot;
  return {
    id: snapshot.id,
    version,
    hash,
    deleted: false,
    name: searchableText(snapshot.name),
    nameKey: nameKey(snapshot.name),
    sortKey,
    description: searchableText(snapshot.description),
    productNames: productNames.map(searchableText),
    places: unique(locations.flatMap(({ city, borough, region }) => [city, borough, region])).map(searchableText),
    contacts: contactKeysOf(snapshot),
    status,
    featured: snapshot.featured,
    verified: snapshot.verified,
    categoryIds: snapshot.categoryIds,
    serviceAttributeIds,
    certificates: heldCertificates.map(({ certificateId: id, expiryDate }) => ({ id, until: expiryDate ?? FOR_EVER })),
    openMinutes: openSpans.flatMap(withinOneWeek),
    cityKeys: unique(locations.map(({ cityKey }) => cityKey)),
    districtKeys: unique(locations.flatMap(({ districtKeys }) => districtKeys)),
    points: locations.flatMap(({ latitude: lat, longitude: lon }) =>
      lat !== null && lon !== null ? [{ lat, lon }] : [],
    ),
    rating: snapshot.averageRating ?? -1,
    reviewCount: snapshot.reviewCount,
    establishedYear: yearIn(snapshot.established),
    createdAt: snapshot.createdAt,
    card,
  };
}
