import type { BusinessSnapshot, BusinessStatus } from '@tedarik/events';
import { nameKey } from '@tedarik/turkish';
import { searchableText } from './query-words.js';

/** What a card shows, as the owner announced it: a list is painted from the search's answer alone. */
export type BusinessCard = Omit<BusinessSnapshot, 'productNames' | 'sortKey' | 'status'>;

/** A business as the index holds it. Texts are there to be found, `card` to be shown. */
export interface BusinessDocument {
  id: string;
  version: number;
  /** Hash of what the owner announced, to compare both sides. */
  hash: string;
  deleted: boolean;
  name: string;
  nameKey: string;
  sortKey: string;
  description: string;
  productNames: string[];
  places: string[];
  status: BusinessStatus;
  featured: boolean;
  verified: boolean;
  categoryIds: string[];
  cityKeys: string[];
  districtKeys: string[];
  /** -1 without reviews, so that unrated ones stand last. */
  rating: number;
  reviewCount: number;
  establishedYear: number | null;
  createdAt: string;
  card: BusinessCard;
}

/** What stays of a deleted business: its place in the order of versions. */
export type BusinessTombstone = Pick<BusinessDocument, 'id' | 'version' | 'hash' | 'deleted'>;

/** Which state of a business a document shows. */
export interface DocumentStamp {
  version: number;
  hash: string;
}

const unique = (texts: (string | null)[]): string[] => [...new Set(texts.filter((text) => text !== null))];

function yearIn(established: string | null): number | null {
  const [year] = /(?<!\d)(?:1[0-9]|20)\d\d(?!\d)/.exec(established ?? '') ?? [];
  return year ? Number(year) : null;
}

/** The document of a snapshot. */
export function toDocument(snapshot: BusinessSnapshot, { version, hash }: DocumentStamp): BusinessDocument {
  const { productNames, sortKey, status, ...card } = snapshot;
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
    status,
    featured: snapshot.featured,
    verified: snapshot.verified,
    categoryIds: snapshot.categoryIds,
    cityKeys: unique(locations.map(({ cityKey }) => cityKey)),
    districtKeys: unique(locations.flatMap(({ districtKeys }) => districtKeys)),
    rating: snapshot.averageRating ?? -1,
    reviewCount: snapshot.reviewCount,
    establishedYear: yearIn(snapshot.established),
    createdAt: snapshot.createdAt,
    card,
  };
}

/** The document of a deleted business: hides it, and keeps older versions out for ever. */
export const tombstone = (id: string, { version, hash }: DocumentStamp): BusinessTombstone => ({
  id,
  version,
  hash,
  deleted: true,
});
