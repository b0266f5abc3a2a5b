import { LIVE_FIELDS, LIVE_PARTS, mapTexts, REVIEWED_FIELDS, REVIEWED_PARTS } from '@tedarik/fields';
import { z } from 'zod';
import { BusinessView } from './business-view.js';
import { defineCommand, defineQuery } from './define.js';
import { BusinessInput, MOST_PRODUCTS, ProductInput } from './directory.commands.js';
import { ChangeSuggestionView, HeadquartersInput } from './suggested-changes.requests.js';
import { line, slug } from './text.js';

type LivePart = (typeof LIVE_PARTS)[number];
type ReviewedPart = (typeof REVIEWED_PARTS)[number];

/** A product as the owner of a page edits it; the owner cannot change its category and picture. */
export const OwnProductInput = ProductInput.omit({ categoryId: true, imageUrl: true, alsoOfferedBy: true });
export type OwnProductInput = z.infer<typeof OwnProductInput>;

const { name, description, categoryIds, certificates, serviceAttributeIds, openingHours } = BusinessInput.shape;

/** What the owner of a page may change. An undefined field is kept, null clears it. */
export const OwnPageChanges = z
  .strictObject({
    name,
    categoryIds,
    certificates,
    headquarters: HeadquartersInput,
    description,
    openingHours,
    serviceAttributeIds,
    products: z.array(OwnProductInput).max(MOST_PRODUCTS),
    ...mapTexts([...LIVE_FIELDS, ...REVIEWED_FIELDS], (field) => BusinessInput.shape[field]),
  } satisfies Record<LivePart | ReviewedPart, z.ZodType>)
  .partial();
export type OwnPageChanges = z.infer<typeof OwnPageChanges>;

/** For the owner of a page: the page as it is stored, with its own products. Fails with `not-page-owner`, also if there is no such page. */
export const GetOwnPage = defineQuery('request.directory.get-own-page.v1', {
  request: z.strictObject({ slug }),
  reply: BusinessView,
  paged: true,
});

/** A change that the owner of a page has suggested, and its decision. */
export const OwnSuggestion = ChangeSuggestionView.pick({
  id: true,
  changes: true,
  status: true,
  createdAt: true,
  decidedAt: true,
  rejection: true,
});
export type OwnSuggestion = z.infer<typeof OwnSuggestion>;

/**
 * For the owner of a page: the actor's pending changes, and those that were decided recently, newest first. Fails with `not-page-owner`.
 */
export const ListOwnSuggestions = defineQuery('request.directory.list-own-suggestions.v1', {
  request: z.strictObject({ businessId: z.uuid() }),
  reply: z.object({ suggestions: z.array(OwnSuggestion).max(20) }),
  rows: 'suggestions',
});

/** For the export of the actor's data: the changes that they suggested as an owner, newest first. */
export const ExportOwnSuggestions = defineQuery('request.directory.export-own-suggestions.v1', {
  request: z.strictObject({}),
  reply: z.object({
    suggestions: z.array(
      OwnSuggestion.omit({ id: true }).extend({
        /** Null once the business is deleted. */
        businessName: line.nullable(),
      }),
    ),
  }),
  rows: 'suggestions',
});

/**
 * Changes the actor's page: some parts at once, others after the back office has approved them (libs/fields defines which). If a suggestion
 * is already pending, the changes are added to it. Fails with `not-page-owner`, `business-changed-meanwhile` for a stale form,
 * `business-invalid`, and `category-required` for a product on a page without a category.
 */
export const EditOwnPage = defineCommand('request.directory.edit-own-page.v1', {
  request: z.strictObject({ id: z.uuid(), revision: z.int(), changes: OwnPageChanges }),
  reply: z.object({
    revision: z.int(),
    /** Whether a part of it now waits for approval. */
    isWaiting: z.boolean(),
  }),
});

/** Withdraws a pending suggestion of the actor. Fails with `suggestion-not-found`, `suggestion-decided`. */
export const WithdrawSuggestion = defineCommand('request.directory.withdraw-suggestion.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
});
