import type { QuoteClosing, QuoteRequestStatus } from '@tedarik/commands';
import type { QuoteUnit } from '@tedarik/fields';
import { newToken } from '@tedarik/service-kit';
import { quoteRequestEnded } from './quote-request.errors.js';

const DAY_MS = 86_400_000;
/** How long a buyer may decide after the deadline. */
const DECIDING_DAYS = 30;

/** Who requests quotes. Nobody else learns any of it before an offer is accepted. */
export interface Buyer {
  name: string;
  email: string;
  /** E.164 where it can be read as a number. */
  phone: string | null;
  accountId: string | null;
}

export interface Offer {
  unitPrice: number | null;
  total: number | null;
  deliveryDays: number | null;
  /** An ISO date: the last day in Istanbul. */
  validUntil: string | null;
  note: string | null;
  changedAt: Date;
}

/** A business that is sent a request. */
export interface Recipient {
  id: string;
  businessId: string;
  businessName: string;
  businessSlug: string;
  /** Null where the business has none, and where nobody may write to it. */
  email: string | null;
  phone: string | null;
  state: 'waiting' | 'invited' | 'declined' | 'unreachable';
  /** Each mail has a link of its own. */
  tokenHashes: string[];
  offer: Offer | null;
  /** Whether the buyer was written to about an offer of it: an offer that comes back is no news. */
  isBuyerTold: boolean;
}

export interface Question {
  id: string;
  recipientId: string;
  question: string;
  askedAt: Date;
  answer: string | null;
}

/** Somebody would like to know what businesses want for some goods. */
export interface QuoteRequest {
  id: string;
  what: string;
  quantity: number;
  unit: QuoteUnit;
  city: string;
  borough: string | null;
  note: string | null;
  /** From the confirmation to the deadline. */
  days: number;
  isSealed: boolean;
  buyer: Buyer;
  /** Of the buyer's address: what limits, blocks and repeats are known by. */
  buyerKey: string;
  noticeVersion: string;
  /** What the clock adds (`deciding`) is not stored. */
  status: Exclude<QuoteRequestStatus, 'deciding'>;
  closedBecause: QuoteClosing | null;
  createdAt: Date;
  confirmedAt: Date | null;
  deadlineAt: Date | null;
  /** When the clock has something to do next. */
  dueAt: Date | null;
  /** When it was accepted or closed; half a year later it is gone. */
  settledAt: Date | null;
  acceptedId: string | null;
  tokenHashes: string[];
  recipients: Recipient[];
  questions: Question[];
}

/** What people may quote: short enough to be read out, and nothing can be opened with it. */
export const quoteNumber = ({ id }: Pick<QuoteRequest, 'id'>): string => id.slice(-8).toUpperCase();

const isPast = (moment: Date | null, now: Date): boolean => moment !== null && moment <= now;

/** By the clock alone, so that nobody sees or changes anything in the seconds until the timer has looked. */
export const statusAt = (request: Pick<QuoteRequest, 'status' | 'deadlineAt'>, now: Date): QuoteRequestStatus =>
  request.status === 'open' && isPast(request.deadlineAt, now) ? 'deciding' : request.status;

/** Offers of a sealed request are shown to nobody before its deadline, and never if it ended before. */
export function areOffersShown({ isSealed, deadlineAt, settledAt }: QuoteRequest, now: Date): boolean {
  if (!isSealed) return true;
  return isPast(deadlineAt, now) && !(settledAt !== null && settledAt < deadlineAt!);
}

export const offersOf = ({ recipients }: Pick<QuoteRequest, 'recipients'>): (Recipient & { offer: Offer })[] =>
  recipients.filter((recipient): recipient is Recipient & { offer: Offer } => recipient.offer !== null);

/** Sends it out: these recipients are invited, and the others cannot be reached. */
export function confirmQuoteRequest(request: QuoteRequest, invited: ReadonlySet<string>, now: Date): QuoteRequest {
  const deadlineAt = new Date(now.getTime() + request.days * DAY_MS);
  return {
    ...request,
    status: 'open',
    confirmedAt: now,
    deadlineAt,
    dueAt: deadlineAt,
    recipients: request.recipients.map((recipient) => ({
      ...recipient,
      state: invited.has(recipient.id) ? 'invited' : 'unreachable',
    })),
  };
}

/** The deadline has passed, and the buyer was told: from now on the clock waits for the decision. */
export const awaitDecision = (request: QuoteRequest): QuoteRequest => ({
  ...request,
  dueAt: new Date(request.deadlineAt!.getTime() + DECIDING_DAYS * DAY_MS),
});

/** Whether the buyer has not been told yet that the deadline has passed. */
export const isDeadlineNews = ({ dueAt, deadlineAt }: QuoteRequest): boolean =>
  dueAt !== null && deadlineAt !== null && dueAt <= deadlineAt;

/** Ends it without an offer. Throws quote-request-ended. */
export function closeQuoteRequest(request: QuoteRequest, closedBecause: QuoteClosing, now: Date): QuoteRequest {
  if (request.status === 'accepted' || request.status === 'closed') throw quoteRequestEnded();
  return { ...request, status: 'closed', closedBecause, settledAt: now, dueAt: null };
}

/** Gives the buyer another link. */
export function withBuyerLink(request: QuoteRequest): { request: QuoteRequest; token: string } {
  const { token, tokenHash } = newToken();
  return { request: { ...request, tokenHashes: [...request.tokenHashes, tokenHash] }, token };
}

/** Gives a supplier another link. */
export function withSupplierLink(request: QuoteRequest, recipientId: string): { request: QuoteRequest; token: string } {
  const { token, tokenHash } = newToken();
  const changed = withRecipient(request, recipientId, ({ tokenHashes }) => ({
    tokenHashes: [...tokenHashes, tokenHash],
  }));
  return { request: changed, token };
}

/** With one of its recipients changed. */
export const withRecipient = (
  request: QuoteRequest,
  id: string,
  change: (recipient: Recipient) => Partial<Recipient>,
): QuoteRequest => ({
  ...request,
  recipients: request.recipients.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
});
