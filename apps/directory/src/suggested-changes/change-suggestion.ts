import type { SuggestedBy, SuggestedValues, SuggestionReason, SuggestionStatus } from '@tedarik/commands';
import type { BusinessStatus } from '@tedarik/events';
import type { SuggestiblePart } from '@tedarik/fields';
import { DomainError, type FieldError } from '@tedarik/service-kit';
import { isEmailAddress, normalizeUnicode } from '@tedarik/turkish';
import { editBusiness, type Business } from '../business/business.js';
import { businessInvalid } from '../business/business.errors.js';
import type { FieldChanges } from '../business/field-changes.js';
import {
  suggestionChangedMeanwhile,
  suggestionDecided,
  suggestionNotDecided,
  suggestionPartsRequired,
  suggestionRefused,
  suggestionUndoExpired,
} from './change-suggestion.errors.js';
import { editOf, type Proposal, proposalsOf } from './suggested-values.js';

/** A suggested change of the page of a business. */
export interface ChangeSuggestion {
  id: string;
  businessId: string;
  by: SuggestedBy;
  /** Account of an owner, who can follow the suggestion; null for everyone else, and once the account is erased. */
  accountId: string | null;
  /** Null for a change by an owner. */
  reason: SuggestionReason | null;
  changes: Proposal[];
  note: string | null;
  /** Address for the thank-you mail; stored only while the suggestion is pending. */
  replyTo: string | null;
  /** Version of the privacy notice next to the form (GEN-21); null for the owner's own form, which has none. */
  noticeVersion: string | null;
  status: SuggestionStatus;
  createdAt: Date;
  /** The suggestion is deleted one year later. */
  decidedAt: Date | null;
  /** Reason of the rejection. */
  rejection: string | null;
  acceptedParts: SuggestiblePart[];
  /** What accepting it changed; null when it changed nothing. */
  effect: SuggestionEffect | null;
}

export interface SuggestionEffect {
  /** The changed business; differs from the suggestion's business when that was merged. */
  businessId: string;
  changes: FieldChanges;
  /** The former status, if it changed. */
  status: BusinessStatus | null;
}

/** The content of a suggestion form, before it is validated. */
export interface SuggestionForm {
  reason: SuggestionReason;
  values: SuggestedValues;
  note: string | null;
  replyTo: string | null;
  noticeVersion: string;
}

const LONGEST_TEXT = 1_000;
const UNDOABLE_MS = 30 * 86_400_000;

/** Creates a visitor's suggestion. Throws suggestion-refused, which names every wrong field. */
export function suggest(
  business: Business,
  { reason, values: given, ...form }: SuggestionForm,
  sender: Pick<ChangeSuggestion, 'id' | 'by'>,
  now: Date,
): ChangeSuggestion {
  const note = textOrNull(form.note);
  const replyTo = textOrNull(form.replyTo);
  const values: SuggestedValues = reason === 'closed' ? { status: 'inactive' } : given;
  const changes = proposalsOf(business, values);
  const errors = [
    ...brokenRules(business, changes, now),
    ...tooLong('note', note),
    ...(replyTo !== null && !isEmailAddress(replyTo) ? [{ field: 'replyTo', code: 'invalid-email' }] : []),
    ...(changes.length === 0 && note === null ? [SAYS_NOTHING[reason]] : []),
  ];
  if (errors.length > 0) throw suggestionRefused(errors);
  const { noticeVersion } = form;
  return waiting(business, { ...sender, accountId: null, reason, changes, note, replyTo, noticeVersion }, now);
}

/** Creates a suggestion from an owner's changes that need a review. Throws business-invalid. */
export function suggestAsOwner(
  business: Business,
  changes: Proposal[],
  sender: Pick<ChangeSuggestion, 'id'> & { accountId: string },
  now: Date,
): ChangeSuggestion {
  checkRules(business, changes, now);
  const bare = { reason: null, note: null, replyTo: null, noticeVersion: null };
  return waiting(business, { ...sender, by: 'owner', ...bare, changes }, now);
}

/** Adds further changes to an owner's pending suggestion; a later change of a part replaces the earlier one. */
export function addToSuggestion(
  suggestion: ChangeSuggestion,
  business: Business,
  further: Proposal[],
  now: Date,
): ChangeSuggestion {
  checkRules(business, further, now);
  const replaced = new Set(further.map(({ part }) => part));
  const changes = [...suggestion.changes.filter(({ part }) => !replaced.has(part)), ...further];
  return { ...suggestion, changes, createdAt: now };
}

function checkRules(business: Business, changes: readonly Proposal[], now: Date): void {
  const broken = brokenRules(business, changes, now);
  if (broken.length > 0) throw businessInvalid(broken);
}

type Given = Pick<
  ChangeSuggestion,
  'id' | 'by' | 'accountId' | 'reason' | 'changes' | 'note' | 'replyTo' | 'noticeVersion'
>;

function waiting({ id: businessId }: Business, { id, ...given }: Given, createdAt: Date): ChangeSuggestion {
  const undecided = { decidedAt: null, rejection: null, acceptedParts: [], effect: null };
  return { id, businessId, ...given, status: 'pending', createdAt, ...undecided };
}

/** The error per reason when no value differs and no note was written. */
const SAYS_NOTHING: Record<SuggestionReason, FieldError> = {
  closed: { field: 'note', code: 'required' },
  moved: { field: 'headquarters.address', code: 'unchanged' },
  contact: { field: 'phone', code: 'unchanged' },
  hours: { field: 'openingHours', code: 'unchanged' },
  other: { field: 'note', code: 'required' },
};

/** The rules that would prevent the business from being saved with the changes. */
function brokenRules(business: Business, changes: readonly Proposal[], now: Date): FieldError[] {
  const { revision, slug } = business;
  try {
    editBusiness(business, { revision, slug, changes: editOf(business, changes), isNamesake: false }, now);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'business-invalid') throw error;
    return error.fieldErrors.map(({ field, code }) => ({
      field: field.replace(/^locations\.\d+/, 'headquarters'),
      code,
    }));
  }
}

const textOrNull = (text: string | null): string | null => normalizeUnicode(text ?? '').trim() || null;
const tooLong = (field: string, text: string | null): FieldError[] =>
  [...(text ?? '')].length > LONGEST_TEXT ? [{ field, code: 'too-long' }] : [];

/** The back office's decision about a suggestion. */
export interface SuggestionDecision {
  decision: 'accepted' | 'rejected';
  parts: readonly SuggestiblePart[];
  rejection: string | null;
  /** `createdAt` of the suggestion as it was shown: an owner may add to a pending suggestion meanwhile. */
  seenAt?: string | undefined;
}

/**
 * Returns the suggestion after a decision, without the sender's address. Throws suggestion-decided, suggestion-changed-meanwhile,
 * suggestion-parts-required and suggestion-refused.
 */
export function decideSuggestion(
  suggestion: ChangeSuggestion,
  { decision, parts, rejection, seenAt }: SuggestionDecision,
  now: Date,
): ChangeSuggestion {
  const { id, status, changes } = suggestion;
  if (status !== 'pending') throw suggestionDecided(id);
  if (seenAt !== undefined && seenAt !== suggestion.createdAt.toISOString()) throw suggestionChangedMeanwhile(id);
  const acceptedParts =
    decision === 'accepted' ? changes.map(({ part }) => part).filter((part) => parts.includes(part)) : [];
  if (decision === 'accepted' && changes.length > 0 && acceptedParts.length === 0) throw suggestionPartsRequired(id);
  const words = decision === 'rejected' ? textOrNull(rejection) : null;
  const errors = tooLong('rejection', words);
  if (errors.length > 0) throw suggestionRefused(errors);
  const isWhole = acceptedParts.length === changes.length;
  return {
    ...suggestion,
    status: decision === 'rejected' ? 'rejected' : isWhole ? 'accepted' : 'partly',
    acceptedParts,
    rejection: words,
    replyTo: null,
    decidedAt: now,
  };
}

/** Makes the suggestion pending again. Throws suggestion-not-decided and suggestion-undo-expired. */
export function reopenSuggestion(suggestion: ChangeSuggestion, now: Date): ChangeSuggestion {
  const until = undoableUntil(suggestion);
  if (!until) throw suggestionNotDecided(suggestion.id);
  if (until < now) throw suggestionUndoExpired(suggestion.id);
  return { ...suggestion, status: 'pending', decidedAt: null, rejection: null, acceptedParts: [], effect: null };
}

/** Null while the suggestion is pending. */
export const undoableUntil = ({ decidedAt }: ChangeSuggestion): Date | null =>
  decidedAt && new Date(decidedAt.getTime() + UNDOABLE_MS);

/** The part of a suggestion that the audit log may contain: no personal data of its sender. */
export const recordedSuggestion = ({ status, rejection }: ChangeSuggestion): object => ({ status, reason: rejection });
