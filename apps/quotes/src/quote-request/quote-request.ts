import type { QuoteClosing, QuoteRequestStatus } from '@tedarik/commands';
import type { QuoteUnit } from '@tedarik/fields';
import { newToken } from '@tedarik/service-kit';
import { quoteRequestEnded } from './quote-request.errors.js';

const DAY_MS = 86_400_000;
/** Days within which a buyer must decide after the deadline. */
const DECIDING_DAYS = 30;

/** The buyer. Nobody else sees these data before an offer is accepted. */
export interface Buyer {
  name: string;
  email: string;
  /** E.164, if the text can be read as a number. */
  phone: string | null;
  accountId: string | null;
}

export interface Offer {
  unitPrice: number | null;
  total: number | null;
  deliveryDays: number | null;
  /** ISO date of the last day on which the offer is valid, in Istanbul. */
  validUntil: string | null;
  note: string | null;
  changedAt: Date;
}

/** A business that receives the request. */
export interface Recipient {
  id: string;
  businessId: string;
  businessName: string;
  businessSlug: string;
  /** Null when the business has no address, or mails to it were stopped. */
  email: string | null;
  phone: string | null;
  state: 'waiting' | 'invited' | 'declined' | 'unreachable';
  /** Hashes of the link tokens, one for each mail. */
  tokenHashes: string[];
  offer: Offer | null;
  /** Whether the buyer got a mail about an offer of this supplier; further offers are not mailed. */
  isBuyerTold: boolean;
}

export interface Question {
  id: string;
  recipientId: string;
  question: string;
  askedAt: Date;
  answer: string | null;
}

/** A request for quotation: a buyer asks businesses for the price of some goods. */
export interface QuoteRequest {
  id: string;
  what: string;
  quantity: number;
  unit: QuoteUnit;
  city: string;
  borough: string | null;
  note: string | null;
  /** Number of days from the confirmation to the deadline. */
  days: number;
  isSealed: boolean;
  buyer: Buyer;
  /** Key of the buyer's mailbox, by which limits, blocks and repetitions are checked. */
  buyerKey: string;
  noticeVersion: string;
  /** The stored status; `deciding` follows from the deadline and is not stored. */
  status: Exclude<QuoteRequestStatus, 'deciding'>;
  closedBecause: QuoteClosing | null;
  createdAt: Date;
  confirmedAt: Date | null;
  deadlineAt: Date | null;
  /** When the timer has something to do next. */
  dueAt: Date | null;
  /** When it was accepted or closed; deleted half a year later. */
  settledAt: Date | null;
  acceptedId: string | null;
  tokenHashes: string[];
  recipients: Recipient[];
  questions: Question[];
}

/** A short number that people can mention to others; it opens nothing. */
export const quoteNumber = ({ id }: Pick<QuoteRequest, 'id'>): string => id.slice(-8).toUpperCase();

const isPast = (moment: Date | null, now: Date): boolean => moment !== null && moment <= now;

/** The status at a time. Computed from the clock, so that the seconds until the timer runs make no difference. */
export const statusAt = (request: Pick<QuoteRequest, 'status' | 'deadlineAt'>, now: Date): QuoteRequestStatus =>
  request.status === 'open' && isPast(request.deadlineAt, now) ? 'deciding' : request.status;

/** Offers of a sealed request are shown to nobody before its deadline, and never if the request ended before. */
export function areOffersShown({ isSealed, deadlineAt, settledAt }: QuoteRequest, now: Date): boolean {
  if (!isSealed) return true;
  return isPast(deadlineAt, now) && !(settledAt !== null && settledAt < deadlineAt!);
}

export const offersOf = ({ recipients }: Pick<QuoteRequest, 'recipients'>): (Recipient & { offer: Offer })[] =>
  recipients.filter((recipient): recipient is Recipient & { offer: Offer } => recipient.offer !== null);

/** Opens the request: these recipients are invited, all others are unreachable. */
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

/** After the buyer was told that the deadline has passed: the timer next runs at the end of the decision period. */
export const awaitDecision = (request: QuoteRequest): QuoteRequest => ({
  ...request,
  dueAt: new Date(request.deadlineAt!.getTime() + DECIDING_DAYS * DAY_MS),
});

/** Whether the buyer must still be told that the deadline has passed. */
export const isDeadlineNews = ({ dueAt, deadlineAt }: QuoteRequest): boolean =>
  dueAt !== null && deadlineAt !== null && dueAt <= deadlineAt;

/** Closes the request without an accepted offer. Throws quote-request-ended. */
export function closeQuoteRequest(request: QuoteRequest, closedBecause: QuoteClosing, now: Date): QuoteRequest {
  if (request.status === 'accepted' || request.status === 'closed') throw quoteRequestEnded();
  return { ...request, status: 'closed', closedBecause, settledAt: now, dueAt: null };
}

/** Adds a link for the buyer. */
export function withBuyerLink(request: QuoteRequest): { request: QuoteRequest; token: string } {
  const { token, tokenHash } = newToken();
  return { request: { ...request, tokenHashes: [...request.tokenHashes, tokenHash] }, token };
}

/** Adds a link for a supplier. */
export function withSupplierLink(request: QuoteRequest, recipientId: string): { request: QuoteRequest; token: string } {
  const { token, tokenHash } = newToken();
  const changed = withRecipient(request, recipientId, ({ tokenHashes }) => ({
    tokenHashes: [...tokenHashes, tokenHash],
  }));
  return { request: changed, token };
}

/** Returns the request with one recipient changed. */
export const withRecipient = (
  request: QuoteRequest,
  id: string,
  change: (recipient: Recipient) => Partial<Recipient>,
): QuoteRequest => ({
  ...request,
  recipients: request.recipients.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
});
