import { SUGGESTED_FIELDS, SUGGESTIBLE_PARTS, type SuggestiblePart, mapTexts } from '@tedarik/fields';
import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { BusinessInput, LocationInput } from './directory.commands.js';
import { line, paragraph, slug, typedText } from './text.js';

// Limits for messages only. The aggregate has the rules, and names the fields that break one.
const typed = typedText(5_000).trim();

/** Why somebody suggests a change: has the business closed or moved, are its contacts or hours wrong, or what else. */
export const SuggestionReason = z.enum(['closed', 'moved', 'contact', 'hours', 'other']);
export type SuggestionReason = z.infer<typeof SuggestionReason>;

/** Who suggests it: somebody not signed in, an account of the site, or the owner of the page. */
export const SuggestedBy = z.enum(['visitor', 'account', 'owner']);
export type SuggestedBy = z.infer<typeof SuggestedBy>;

/** `partly`: some of the changes were accepted. */
export const SuggestionStatus = z.enum(['pending', 'accepted', 'partly', 'rejected']);
export type SuggestionStatus = z.infer<typeof SuggestionStatus>;

const part = z.enum(SUGGESTIBLE_PARTS as [SuggestiblePart, ...SuggestiblePart[]]);

/** Where the headquarters are, as far as people write it. */
export const HeadquartersInput = LocationInput.pick({ address: true, city: true, borough: true });
export type HeadquartersInput = z.infer<typeof HeadquartersInput>;

const { name, categoryIds, certificates, openingHours } = BusinessInput.shape;

/** Values that a suggestion puts in place of those that stand; it says nothing of what is missing. */
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
 * Anybody says what is wrong with a public page; it waits for a decision. What equals the page already is left out.
 * `closed` suggests the status; `note` is required where no value differs. Fields that break a rule of businesses:
 * `suggestion-refused`, with `headquarters.address` and the like. Fails with `business-not-found`.
 */
export const SuggestChange = defineCommand('request.directory.suggest-change.v1', {
  request: z.strictObject({
    businessId: z.uuid(),
    reason: SuggestionReason,
    values: SuggestedValues.omit({ name: true, categoryIds: true, certificates: true, status: true }),
    note: typed.nullable(),
    /** For a letter of thanks, if it is accepted. The suggestion forgets it with the decision, the mail after 30 days. */
    replyTo: typed.regex(/^[^\r\n]*$/).nullable(),
    /** Version of the privacy notice that the form showed. */
    noticeVersion: z.string().min(1).max(40),
  }),
  reply: z.object({ id: z.uuid() }),
});

/** Longest written value of a part, so that all parts together fit into a message; what is longer ends in …. */
export const LONGEST_WRITTEN = Math.floor(45_000 / SUGGESTIBLE_PARTS.length);

/** A value of a business as the audit log writes it: what is no text is JSON. */
const written = z.string().max(LONGEST_WRITTEN).nullable();

/** Of one part of the business: what stood there, what is suggested, and what stands there now. */
export const ProposedChange = z.object({
  part,
  seen: written,
  suggested: written,
  current: written,
  isAccepted: z.boolean(),
});
export type ProposedChange = z.infer<typeof ProposedChange>;

/** For the back office. */
export const ChangeSuggestionView = z.object({
  id: z.uuid(),
  /** The business, or the one that it was merged into. Null once it is deleted. */
  business: z.object({ id: z.uuid(), slug, name: line, revision: z.int() }).nullable(),
  by: SuggestedBy,
  reason: SuggestionReason.nullable(),
  changes: z.array(ProposedChange).max(SUGGESTIBLE_PARTS.length),
  note: paragraph.nullable(),
  /** Whether its sender left an address for thanks. */
  hasAddress: z.boolean(),
  status: SuggestionStatus,
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why it was rejected. */
  rejection: paragraph.nullable(),
  /** Until then the decision can be undone; null when it cannot. */
  undoableUntil: z.iso.datetime().nullable(),
});
export type ChangeSuggestionView = z.infer<typeof ChangeSuggestionView>;

/** Back office: suggestions, the waiting ones oldest first, the decided ones newest first. */
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

/** Back office: how many wait. */
export const CountChangeSuggestions = defineQuery('request.directory.count-change-suggestions.v1', {
  request: z.strictObject({}),
  reply: z.object({ pending: z.int() }),
});

/**
 * Back office: writes the accepted parts into the business, or rejects all. `revision` is that of the business which was
 * looked at: `business-changed-meanwhile` otherwise. A suggestion without changes is accepted without parts: it was seen
 * to. Fails with `suggestion-decided`, `suggestion-changed-meanwhile` when its owner has added to it, `suggestion-parts-required`,
 * `business-not-found`, and what saving the business fails with.
 */
export const DecideChangeSuggestion = defineCommand('request.directory.decide-change-suggestion.v1', {
  request: z.strictObject({
    id: z.uuid(),
    decision: z.enum(['accepted', 'rejected']),
    parts: z.array(part).max(SUGGESTIBLE_PARTS.length),
    revision: z.int().nullable(),
    rejection: typed.nullable(),
    /** `createdAt` of what was looked at. Only a gateway of the version before leaves it out. */
    seenAt: z.iso.datetime().optional(),
  }),
  reply: z.object({
    suggestion: ChangeSuggestionView,
    /** Whether its sender was thanked by mail. */
    isThanked: z.boolean(),
  }),
});

/**
 * Back office: the suggestion waits again, and the business has its former values where nobody has changed them since;
 * else it is not `isWhole`. Fails with `suggestion-not-decided`, `suggestion-undo-expired`, `business-not-found`, and
 * `suggestion-waits-already` where another one waits for a part of the same page, or of the same owner for that page.
 */
export const UndoSuggestionDecision = defineCommand('request.directory.undo-suggestion-decision.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ suggestion: ChangeSuggestionView, isWhole: z.boolean() }),
});
