import { LIVE_FIELDS, LIVE_PARTS, mapTexts, REVIEWED_FIELDS, REVIEWED_PARTS } from '@tedarik/fields';
import { z } from 'zod';
import { BusinessView } from './business-view.js';
import { defineCommand, defineQuery } from './define.js';
import { BusinessInput, MOST_PRODUCTS, ProductInput } from './directory.commands.js';
import { ChangeSuggestionView, HeadquartersInput } from './suggested-changes.requests.js';
import { line, slug } from './text.js';

type LivePart = (typeof LIVE_PARTS)[number];
type ReviewedPart = (typeof REVIEWED_PARTS)[number];

/** A product as the owner of a page edits it; its category and picture stay. */
export const OwnProductInput = ProductInput.omit({ categoryId: true, imageUrl: true, alsoOfferedBy: true });
export type OwnProductInput = z.infer<typeof OwnProductInput>;

const { name, description, categoryIds, certificates, serviceAttributeIds, openingHours } = BusinessInput.shape;

/** What the owner of a page may change. What is left out is kept, null clears it. */
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

/** Of its owner: the page as it is stored, with its own products. Fails with `not-page-owner`, also where there is none. */
export const GetOwnPage = defineQuery('request.directory.get-own-page.v1', {
  request: z.strictObject({ slug }),
  reply: BusinessView,
  paged: true,
});

/** A change that its owner has suggested, and what became of it. */
export const OwnSuggestion = ChangeSuggestionView.pick({
  id: true,
  changes: true,
  status: true,
  createdAt: true,
  decidedAt: true,
  rejection: true,
});
export type OwnSuggestion = z.infer<typeof OwnSuggestion>;

/** Of its owner: what waits of the actor's changes, and what was decided lately, newest first. Fails with `not-page-owner`. */
export const ListOwnSuggestions = defineQuery('request.directory.list-own-suggestions.v1', {
  request: z.strictObject({ businessId: z.uuid() }),
  reply: z.object({ suggestions: z.array(OwnSuggestion).max(20) }),
  rows: 'suggestions',
});

/** For the export of the actor's data: what they suggested as owners, newest first. */
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
 * Changes the page of the actor: some parts at once, others once they were looked at (libs/fields says which). What waits
 * already is added to. Fails with `not-page-owner`, `business-changed-meanwhile` for a stale form, `business-invalid`, and
 * `category-required` for a product of a page without a category.
 */
export const EditOwnPage = defineCommand('request.directory.edit-own-page.v1', {
  request: z.strictObject({ id: z.uuid(), revision: z.int(), changes: OwnPageChanges }),
  reply: z.object({
    revision: z.int(),
    /** Whether a part of it waits now. */
    isWaiting: z.boolean(),
  }),
});

/** Takes a waiting suggestion of the actor back. Fails with `suggestion-not-found`, `suggestion-decided`. */
export const WithdrawSuggestion = defineCommand('request.directory.withdraw-suggestion.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
});
