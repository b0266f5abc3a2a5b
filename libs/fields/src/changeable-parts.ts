import { BUSINESS_FIELDS } from './business-fields.js';
import type { Changeable, Label } from './field.js';

/** Parts of a business, in addition to the plain fields, that owners of a page or the public may change or suggest. */
const FURTHER_PARTS = {
  name: { owner: 'reviewed' },
  categoryIds: { owner: 'reviewed' },
  /** The certificates that it holds, with their dates. */
  certificates: { owner: 'reviewed' },
  /** Address, district and city of the headquarters. */
  headquarters: { owner: 'reviewed', suggested: true },
  description: { owner: 'live' },
  openingHours: { owner: 'live', suggested: true },
  serviceAttributeIds: { owner: 'live' },
  products: { owner: 'live' },
  /** A suggestion that the business has closed for good. */
  status: { suggested: true },
} as const satisfies Record<string, Changeable>;

const PARTS = { ...FURTHER_PARTS, ...BUSINESS_FIELDS };
type Parts = typeof PARTS;
type PartWith<Property extends Changeable> = {
  [Name in keyof Parts]: Parts[Name] extends Property ? Name : never;
}[keyof Parts];

const partsWhere = <Name extends keyof Parts>(isMeant: (part: Changeable) => boolean): readonly Name[] =>
  (Object.entries(PARTS) as [Name, Changeable][]).filter(([, part]) => isMeant(part)).map(([name]) => name);

/** Parts that the owner of a page changes directly. */
export const LIVE_PARTS = partsWhere<PartWith<{ owner: 'live' }>>(({ owner }) => owner === 'live');
/** Parts whose changes by the owner must be approved by the back office. */
export const REVIEWED_PARTS = partsWhere<PartWith<{ owner: 'reviewed' }>>(({ owner }) => owner === 'reviewed');
/** Parts for which anybody may suggest another value. */
const SUGGESTED_PARTS = partsWhere<PartWith<{ suggested: true | Label }>>(({ suggested }) => !!suggested);

/** A part that can be in a suggestion. */
export type SuggestiblePart = (typeof REVIEWED_PARTS)[number] | (typeof SUGGESTED_PARTS)[number];
export const SUGGESTIBLE_PARTS: readonly SuggestiblePart[] = [...new Set([...REVIEWED_PARTS, ...SUGGESTED_PARTS])];
