import type { SuggestedBy, SuggestedValues, SuggestionReason, SuggestionStatus } from '@tedarik/commands';
import type { BusinessStatus } from '@tedarik/events';
import type { SuggestiblePart } from '@tedarik/fields';
import { DomainError, type FieldError } from '@tedarik/service-kit';
import { isEmailAddress, normal } from '@tedarik/turkish';
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

/** Somebody would like the page of a business to say something else. */
export interface ChangeSuggestion {
  id: string;
  businessId: string;
  by: SuggestedBy;
  /** Of an owner, who sees what became of it; of nobody else, and null once the account is erased. */
  accountId: string | null;
  /** Null for what an owner changed. */
  reason: SuggestionReason | null;
  changes: Proposal[];
  note: string | null;
  /** Where thanks go; only while it waits. */
  replyTo: string | null;
  /** Of the privacy notice beside the form (GEN-21); null where there was none, in the owner's own pages. */
  noticeVersion: string | null;
  status: SuggestionStatus;
  createdAt: Date;
  /** A year later it is gone. */
  decidedAt: Date | null;
  /** Why it was rejected. */
  rejection: string | null;
  acceptedParts: SuggestiblePart[];
  /** What accepting it did; null where it changed nothing. */
  effect: SuggestionEffect | null;
}

export interface SuggestionEffect {
  /** The business that was changed: another one than was suggested, if that was merged. */
  businessId: string;
  changes: FieldChanges;
  /** The former one, where it changed. */
  status: BusinessStatus | null;
}

/** What a form says, before it is known to be allowed. */
export interface SuggestionForm {
  reason: SuggestionReason;
  values: SuggestedValues;
  note: string | null;
  replyTo: string | null;
  noticeVersion: string;
}

const LONGEST_TEXT = 1_000;
const UNDOABLE_MS = 30 * 86_400_000;

/** A visitor's suggestion. Throws suggestion-refused, naming every wrong field. */
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

/** What the owner of a page changed of it and somebody has to look at first. Throws business-invalid. */
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

/** The waiting suggestion of an owner with further changes; a later one of a part replaces the earlier. */
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

/** What has to be said, by the reason, where nothing differs and nothing was written. */
const SAYS_NOTHING: Record<SuggestionReason, FieldError> = {
  closed: { field: 'note', code: 'required' },
  moved: { field: 'headquarters.address', code: 'unchanged' },
  contact: { field: 'phone', code: 'unchanged' },
  hours: { field: 'openingHours', code: 'unchanged' },
  other: { field: 'note', code: 'required' },
};

/** What would keep the business from being saved so. */
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

const textOrNull = (text: string | null): string | null => normal(text ?? '').trim() || null;
const tooLong = (field: string, text: string | null): FieldError[] =>
  [...(text ?? '')].length > LONGEST_TEXT ? [{ field, code: 'too-long' }] : [];

/** What somebody of the back office says of a suggestion. */
export interface SuggestionDecision {
  decision: 'accepted' | 'rejected';
  parts: readonly SuggestiblePart[];
  rejection: string | null;
  /** When that which was looked at was made: an owner may add to a suggestion that waits. */
  seenAt?: string | undefined;
}

/** The suggestion after a decision, without its sender's address. Throws suggestion-decided, -changed-meanwhile,
 * -parts-required, -refused. */
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

/** The suggestion waiting again. Throws suggestion-not-decided, suggestion-undo-expired. */
export function reopenSuggestion(suggestion: ChangeSuggestion, now: Date): ChangeSuggestion {
  const until = undoableUntil(suggestion);
  if (!until) throw suggestionNotDecided(suggestion.id);
  if (until < now) throw suggestionUndoExpired(suggestion.id);
  return { ...suggestion, status: 'pending', decidedAt: null, rejection: null, acceptedParts: [], effect: null };
}

/** Null while it waits. */
export const undoableUntil = ({ decidedAt }: ChangeSuggestion): Date | null =>
  decidedAt && new Date(decidedAt.getTime() + UNDOABLE_MS);

/** What the audit log may hold: nothing of its sender. */
export const recordedSuggestion = ({ status, rejection }: ChangeSuggestion): object => ({ status, reason: rejection });
