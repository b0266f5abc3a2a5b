import { BUSINESS_FIELDS } from './business-fields.js';
import type { Changeable, Label } from './field.js';

/** What others than the back office have a say in, besides the plain fields that say so themselves. */
const FURTHER_PARTS = {
  name: { owner: 'reviewed' },
  categoryIds: { owner: 'reviewed' },
  /** Which ones it holds, and from when to when. */
  certificates: { owner: 'reviewed' },
  /** Where its headquarters are: address, district and city. */
  headquarters: { owner: 'reviewed', suggested: true },
  description: { owner: 'live' },
  openingHours: { owner: 'live', suggested: true },
  serviceAttributeIds: { owner: 'live' },
  products: { owner: 'live' },
  /** Somebody says that it has closed for good. */
  status: { suggested: true },
} as const satisfies Record<string, Changeable>;

const PARTS = { ...FURTHER_PARTS, ...BUSINESS_FIELDS };
type Parts = typeof PARTS;
type PartWith<Property extends Changeable> = {
  [Name in keyof Parts]: Parts[Name] extends Property ? Name : never;
}[keyof Parts];

const partsWhere = <Name extends keyof Parts>(isMeant: (part: Changeable) => boolean): readonly Name[] =>
  (Object.entries(PARTS) as [Name, Changeable][]).filter(([, part]) => isMeant(part)).map(([name]) => name);

/** What the owner of a page changes at once. */
export const LIVE_PARTS = partsWhere<PartWith<{ owner: 'live' }>>(({ owner }) => owner === 'live');
/** What the owner of a page changes once somebody has looked at it. */
export const REVIEWED_PARTS = partsWhere<PartWith<{ owner: 'reviewed' }>>(({ owner }) => owner === 'reviewed');
/** Of what anybody may suggest another value. */
export const SUGGESTED_PARTS = partsWhere<PartWith<{ suggested: true | Label }>>(({ suggested }) => !!suggested);

/** What a suggestion may be about. */
export type SuggestiblePart = (typeof REVIEWED_PARTS)[number] | (typeof SUGGESTED_PARTS)[number];
export const SUGGESTIBLE_PARTS: readonly SuggestiblePart[] = [...new Set([...REVIEWED_PARTS, ...SUGGESTED_PARTS])];
