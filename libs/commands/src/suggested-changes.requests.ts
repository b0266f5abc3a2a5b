import { SUGGESTED_FIELDS, SUGGESTIBLE_PARTS, type SuggestiblePart, mapTexts } from '@tedarik/fields';
import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { BusinessInput, LocationInput } from './directory.commands.js';
import { line, paragraph, slug, typedText } from './text.js';

// Limits for messages only. The aggregate has the rules, and names the fields that break one.
const typed = typedText(5_000).trim();

/** Why a change is suggested: the business has closed or moved, its contacts or hours are wrong, or another reason. */
export const SuggestionReason = z.enum(['closed', 'moved', 'contact', 'hours', 'other']);
export type SuggestionReason = z.infer<typeof SuggestionReason>;

/** Who suggests it: a visitor who is not signed in, an account of the site, or the owner of the page. */
export const SuggestedBy = z.enum(['visitor', 'account', 'owner']);
export type SuggestedBy = z.infer<typeof SuggestedBy>;

/** `partly`: some of the changes were accepted. */
export const SuggestionStatus = z.enum(['pending', 'accepted', 'partly', 'rejected']);
export type SuggestionStatus = z.infer<typeof SuggestionStatus>;

const part = z.enum(SUGGESTIBLE_PARTS as [SuggestiblePart, ...SuggestiblePart[]]);

/** The address of the headquarters, as far as people write it. */
export const HeadquartersInput = LocationInput.pick({ address: true, city: true, borough: true });
export type HeadquartersInput = z.infer<typeof HeadquartersInput>;

const { name, categoryIds, certificates, openingHours } = BusinessInput.shape;

/** The suggested values. A field that is missing is not part of the suggestion. */
export const SuggestedValues = z
  .strictObject({
    name,
    categoryIds,
    certificates,
    headquarters: HeadquartersInput,
    openingHours,
    status: z.literal('inactive'),
    ...mapTexts(SUGGESTED_FIELDS, () => typed.min(1).nullable()),
  } satisfies Record<SuggestiblePart, z.ZodType>)
  .partial();
export type SuggestedValues = z.infer<typeof SuggestedValues>;

/**
 * Suggests corrections of a public page, which wait for a decision; anybody may do so. Values that equal those of the page are left out.
 * `closed` suggests the status; `note` is required if no value differs. Fields that break a rule of businesses: `suggestion-refused`, with
 * `headquarters.address` and the like. Fails with `business-not-found`.
 */
export const SuggestChange = defineCommand('request.directory.suggest-change.v1', {
  request: z.strictObject({
    businessId: z.uuid(),
    reason: SuggestionReason,
    values: SuggestedValues.omit({ name: true, categoryIds: true, certificates: true, status: true }),
    note: typed.nullable(),
    /**
     * Address for a mail of thanks if the suggestion is accepted. It is deleted from the suggestion with the decision, and with the mail
     * after 30 days.
     */
    replyTo: typed.regex(/^[^\r\n]*$/).nullable(),
    /** Version of the privacy notice that the form showed. */
    noticeVersion: z.string().min(1).max(40),
  }),
  reply: z.object({ id: z.uuid() }),
});

/** Maximum length of the text of one part, chosen so that all parts together fit into a message; a longer text is cut and ends in `…`. */
export const LONGEST_WRITTEN = Math.floor(45_000 / SUGGESTIBLE_PARTS.length);

/** A value of a business as the audit log writes it; values other than texts are JSON. */
const written = z.string().max(LONGEST_WRITTEN).nullable();

/** One part of the business: its value when the change was suggested, the suggested value, and its present value. */
export const ProposedChange = z.object({
  part,
  seen: written,
  suggested: written,
  current: written,
  isAccepted: z.boolean(),
});
export type ProposedChange = z.infer<typeof ProposedChange>;

/** A suggestion as the back office sees it. */
export const ChangeSuggestionView = z.object({
  id: z.uuid(),
  /** The business, or the one that it was merged into. Null if it is deleted. */
  business: z.object({ id: z.uuid(), slug, name: line, revision: z.int() }).nullable(),
  by: SuggestedBy,
  reason: SuggestionReason.nullable(),
  changes: z.array(ProposedChange).max(SUGGESTIBLE_PARTS.length),
  note: paragraph.nullable(),
  /** Whether the sender left an address for a mail of thanks. */
  hasAddress: z.boolean(),
  status: SuggestionStatus,
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why it was rejected. */
  rejection: paragraph.nullable(),
  /** Until when the decision can be undone; null if it cannot. */
  undoableUntil: z.iso.datetime().nullable(),
});
export type ChangeSuggestionView = z.infer<typeof ChangeSuggestionView>;

/** Back office: suggestions; pending ones oldest first, decided ones newest first. */
export const ListChangeSuggestions = defineQuery('request.directory.list-change-suggestions.v1', {
  request: z.strictObject({
    status: SuggestionStatus.nullable(),
    by: SuggestedBy.nullable(),
    page: z.int().min(1).max(100_000),
    pageSize: z.int().min(1).max(100),
  }),
  reply: z.object({ suggestions: z.array(ChangeSuggestionView), total: z.int() }),
  rows: 'suggestions',
});

/** Back office: one suggestion. Throws `suggestion-not-found`. */
export const GetChangeSuggestion = defineQuery('request.directory.get-change-suggestion.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: ChangeSuggestionView,
});

/** Back office: the number of pending suggestions. */
export const CountChangeSuggestions = defineQuery('request.directory.count-change-suggestions.v1', {
  request: z.strictObject({}),
  reply: z.object({ pending: z.int() }),
});

/**
 * Back office: writes the accepted parts into the business, or rejects all. `revision` is that of the business that the decision is based
 * on: `business-changed-meanwhile` if it is not the stored one. A suggestion without changes is accepted without parts, which means that it
 * was dealt with. Fails with `suggestion-decided`, `suggestion-changed-meanwhile` if its owner has added to it,
 * `suggestion-parts-required`, `business-not-found`, and the failures of saving the business.
 */
export const DecideChangeSuggestion = defineCommand('request.directory.decide-change-suggestion.v1', {
  request: z.strictObject({
    id: z.uuid(),
    decision: z.enum(['accepted', 'rejected']),
    parts: z.array(part).max(SUGGESTIBLE_PARTS.length),
    revision: z.int().nullable(),
    rejection: typed.nullable(),
    /** `createdAt` of the suggestion that the decision is based on. Only a gateway of the previous release leaves it out. */
    seenAt: z.iso.datetime().optional(),
  }),
  reply: z.object({
    suggestion: ChangeSuggestionView,
    /** Whether the sender was thanked by mail. */
    isThanked: z.boolean(),
  }),
});

/**
 * Back office: undoes a decision. The suggestion is pending again, and the business gets its former values back where nobody has changed
 * them since; `isWhole` is false if some were not restored. Fails with `suggestion-not-decided`, `suggestion-undo-expired`,
 * `business-not-found`, and `suggestion-waits-already` if another suggestion for a part of the same page, or from the same owner for that
 * page, is pending.
 */
export const UndoSuggestionDecision = defineCommand('request.directory.undo-suggestion-decision.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ suggestion: ChangeSuggestionView, isWhole: z.boolean() }),
});
