import { QUOTE_LIMITS, QUOTE_UNITS, type QuoteUnit } from '@tedarik/fields';
import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { ofMany } from './management/managed-list.js';
import { line as keptLine, shortLine, slug, typedText } from './text.js';

// These are limits for messages only. The aggregate has the rules, and names the fields that break one. A `line` has no line break, because
// some of them become the subject of a mail.
const line = typedText(1_000).regex(/^[^\r\n]*$/);
const text = typedText(10_000);
const token = z.string().min(1).max(200);
const time = z.iso.datetime();
const kept = (most: number) => z.string().max(most);
const done = z.object({});

export const QuoteUnitCode = z.enum(Object.keys(QUOTE_UNITS) as [QuoteUnit, ...QuoteUnit[]]);

/**
 * `unconfirmed`: the link in the buyer's mail has not been followed yet. `open`: suppliers may make offers. `deciding`: the deadline has
 * passed and the buyer chooses. `accepted`: an offer was accepted. `closed`: ended without accepting an offer.
 */
export const QuoteRequestStatus = z.enum(['unconfirmed', 'open', 'deciding', 'accepted', 'closed']);
export type QuoteRequestStatus = z.infer<typeof QuoteRequestStatus>;

/** `withdrawn`: by the buyer. `lapsed`: the buyer never decided. `abuse`: by the back office. */
export const QuoteClosing = z.enum(['withdrawn', 'lapsed', 'abuse']);
export type QuoteClosing = z.infer<typeof QuoteClosing>;

/** The part of a request that both sides see. */
const QuoteSubject = z.object({
  id: z.uuid(),
  /** The reference number of the request. */
  number: shortLine,
  what: kept(QUOTE_LIMITS.what.most),
  quantity: z.number(),
  unit: QuoteUnitCode,
  /** The province to which the goods are to be delivered. */
  city: shortLine,
  borough: kept(QUOTE_LIMITS.borough.most).nullable(),
  status: QuoteRequestStatus,
  /** Whether offers are hidden until the deadline. */
  isSealed: z.boolean(),
  /** Null until the request is confirmed. */
  deadlineAt: time.nullable(),
  createdAt: time,
  closedBecause: QuoteClosing.nullable(),
});
const note = kept(QUOTE_LIMITS.note.most).nullable();

const priced = {
  /** Price per unit in lira. */
  unitPrice: z.number().nullable(),
  /** Total price in lira. Both prices are without VAT. */
  total: z.number().nullable(),
  /** Days from the acceptance to the delivery. */
  deliveryDays: z.int().nullable(),
  validUntil: z.iso.date().nullable(),
};
export const QuoteOffer = z.object({ ...priced, note: kept(QUOTE_LIMITS.offerNote.most).nullable(), changedAt: time });

/** An offer among others; its id is that of the recipient. */
export const OfferedQuote = QuoteOffer.extend({ id: z.uuid() });

/** A question and its answer, without saying which supplier asked. */
export const QuoteQuestion = z.object({
  id: z.uuid(),
  question: kept(QUOTE_LIMITS.question.most),
  answer: kept(QUOTE_LIMITS.answer.most).nullable(),
  askedAt: time,
});
const questions = z.array(QuoteQuestion).max(QUOTE_LIMITS.questions);

/** How to reach the other side. It is not disclosed before an offer is accepted. */
export const QuoteContact = z.object({ name: keptLine, email: keptLine.nullable(), phone: keptLine.nullable() });

/** A business that receives the request. `unreachable`: there is no address that mails may be sent to. */
export const QuoteRecipient = z.object({
  id: z.uuid(),
  businessName: shortLine,
  businessSlug: slug,
  state: z.enum(['waiting', 'invited', 'declined', 'unreachable']),
});

/** A request as its buyer sees it. */
export const OwnQuoteRequest = QuoteSubject.extend({
  note,
  buyer: QuoteContact,
  recipients: z.array(QuoteRecipient).max(QUOTE_LIMITS.recipients),
  offerCount: z.int(),
  /** Null while the offers are sealed. */
  offers: z
    .array(QuoteOffer.extend({ id: z.uuid() }))
    .max(QUOTE_LIMITS.recipients)
    .nullable(),
  /** The recipient whose offer was accepted. */
  acceptedId: z.uuid().nullable(),
  /** Contact of the supplier whose offer was accepted. */
  contact: QuoteContact.nullable(),
  questions,
});
export type OwnQuoteRequest = z.infer<typeof OwnQuoteRequest>;

/** A request as one of its suppliers sees it. */
export const QuoteInvitation = QuoteSubject.extend({
  note,
  businessName: shortLine,
  hasDeclined: z.boolean(),
  /** Whether mails to this supplier's address have been stopped. */
  isStopped: z.boolean(),
  offer: QuoteOffer.nullable(),
  /** Whether this supplier's offer was accepted. */
  isAccepted: z.boolean(),
  /** Contact of the buyer, once this supplier's offer was accepted. */
  contact: QuoteContact.nullable(),
  questions,
});
export type QuoteInvitation = z.infer<typeof QuoteInvitation>;

/**
 * Requests quotes from businesses. Nothing is sent to them before the buyer follows the link in a mail; an account that uses its own
 * verified address needs no link. Broken rules: `required`, `too-short`, `too-long`, `invalid-email`, `invalid-phone`, `out-of-range`,
 * `no-links`. Throws `quote-recipients-unreachable`, `quote-limit-reached`, `quote-address-blocked`, `mails-not-sent`.
 */
export const RequestQuotes = defineCommand('request.quotes.request-quotes.v1', {
  request: z.strictObject({
    what: line,
    quantity: z.number(),
    unit: QuoteUnitCode,
    city: line,
    borough: line.nullable(),
    note: text.nullable(),
    days: z.int(),
    isSealed: z.boolean(),
    name: line,
    email: line,
    phone: line.nullable(),
    businessIds: z.array(z.uuid()).min(1).max(QUOTE_LIMITS.recipients),
    /** Version of the privacy notice that the form showed. */
    noticeVersion: z.string().min(1).max(40),
  }),
  reply: z.object({
    id: z.uuid(),
    awaitsConfirmation: z.boolean(),
    /** Number of businesses that receive the request. */
    recipients: z.int(),
    /** Number of requested businesses that cannot be reached by mail. */
    unreachable: z.int(),
  }),
  deadlineMs: 10_000,
});

/** Identifies a request for its buyer: the token of a mailed link, or, for the account that owns it, its id. */
const ofBuyer = { key: token };

/** Sends a request to its suppliers. A repeat changes nothing. Throws `quote-request-not-found`, `quote-request-repeated`. */
export const ConfirmQuoteRequest = defineCommand('request.quotes.confirm-quote-request.v1', {
  request: z.strictObject(ofBuyer),
  reply: done,
});

/** Throws `quote-request-not-found`. */
export const GetOwnQuoteRequest = defineQuery('request.quotes.get-own-quote-request.v1', {
  request: z.strictObject(ofBuyer),
  reply: OwnQuoteRequest,
});

/** A request as an entry of its buyer's list. */
export const ListedQuoteRequest = QuoteSubject.extend({ recipientCount: z.int(), offerCount: z.int() });

/** Requests of the actor's account, newest first, 20 per page. */
export const ListOwnQuoteRequests = defineQuery('request.quotes.list-own-quote-requests.v1', {
  request: z.strictObject({ page: z.int().min(1).max(100_000) }),
  reply: z.object({
    requests: z.array(ListedQuoteRequest),
    total: z.int(),
  }),
  rows: 'requests',
});

/** Broken rules: `too-short`, `too-long`. Throws `quote-request-not-found`, `quote-question-not-found`, `quote-request-ended`. */
export const AnswerQuoteQuestion = defineCommand('request.quotes.answer-quote-question.v1', {
  request: z.strictObject({ ...ofBuyer, questionId: z.uuid(), answer: text }),
  reply: done,
});

/**
 * Accepts one offer and gives each side the contact of the other. Throws `quote-request-not-found`, `quote-offer-not-found`,
 * `quote-offers-sealed`, `quote-offer-expired`, `quote-request-ended`.
 */
export const AcceptQuoteOffer = defineCommand('request.quotes.accept-quote-offer.v1', {
  request: z.strictObject({ ...ofBuyer, offerId: z.uuid() }),
  reply: done,
});

/** Ends a request without accepting an offer. A repeat changes nothing. Throws `quote-request-not-found`, `quote-request-ended`. */
export const CloseQuoteRequest = defineCommand('request.quotes.close-quote-request.v1', {
  request: z.strictObject(ofBuyer),
  reply: done,
});

/** Throws `quote-request-not-found`. */
export const GetQuoteInvitation = defineQuery('request.quotes.get-quote-invitation.v1', {
  request: z.strictObject({ token }),
  reply: QuoteInvitation,
});

/**
 * Makes or changes an offer, until the deadline. Broken rules: `price-required`, `invalid-price`, `out-of-range`, `too-long`,
 * `date-passed`, and for a sealed request `before-deadline`. Throws `quote-request-not-found`, `quote-deadline-passed`,
 * `quote-request-ended`.
 */
export const MakeQuoteOffer = defineCommand('request.quotes.make-quote-offer.v1', {
  request: z.strictObject({ token, ...priced, note: text.nullable() }),
  reply: done,
});

/** Withdraws the offer, until the deadline. A repeat changes nothing. Throws as MakeQuoteOffer. */
export const WithdrawQuoteOffer = defineCommand('request.quotes.withdraw-quote-offer.v1', {
  request: z.strictObject({ token }),
  reply: done,
});

/** Declines to make an offer; an existing offer is withdrawn. Throws as MakeQuoteOffer. */
export const DeclineQuoteRequest = defineCommand('request.quotes.decline-quote-request.v1', {
  request: z.strictObject({ token }),
  reply: done,
});

/**
 * Sends the buyer a question, until the deadline. Broken rules: `too-short`, `too-long`. Throws as MakeQuoteOffer, and
 * `quote-questions-full`.
 */
export const AskQuoteQuestion = defineCommand('request.quotes.ask-quote-question.v1', {
  request: z.strictObject({ token, question: text }),
  reply: done,
});

/** Stops all further quote mails to the supplier's address. Throws `quote-request-not-found`. */
export const StopQuoteMails = defineCommand('request.quotes.stop-quote-mails.v1', {
  request: z.strictObject({ token }),
  reply: done,
});

/** Undoes StopQuoteMails: quote requests may be sent to the address again. Throws `quote-request-not-found`. */
export const ResumeQuoteMails = defineCommand('request.quotes.resume-quote-mails.v1', {
  request: z.strictObject({ token }),
  reply: done,
});

/** A request as the back office sees it, without offers and without the buyer. */
export const ManagedQuoteRequest = QuoteSubject.extend({
  note,
  recipientCount: z.int(),
  offerCount: z.int(),
  questionCount: z.int(),
  /** Whether the buyer's address is blocked from requesting quotes. */
  isBuyerBlocked: z.boolean(),
});
export type ManagedQuoteRequest = z.infer<typeof ManagedQuoteRequest>;

/** Back office: requests, all or those of one status, newest first. */
export const ListManagedQuoteRequests = defineQuery('request.quotes.list-managed-quote-requests.v1', {
  request: z.strictObject({
    status: QuoteRequestStatus.nullable(),
    page: z.int().min(1).max(100_000),
    pageSize: z.int().min(1).max(100),
  }),
  reply: z.object({ requests: z.array(ManagedQuoteRequest), total: z.int() }),
  rows: 'requests',
});

/** Back office: closes requests as abuse. Each can be refused with `quote-request-not-found` or `quote-request-ended`. */
export const CloseAbusiveQuoteRequests = defineCommand('request.quotes.close-abusive-quote-requests.v1', {
  ...ofMany,
  deadlineMs: 30_000,
});

/** Back office: blocks the address of a request's buyer from requesting quotes, or unblocks it. Throws `quote-request-not-found`. */
export const BlockQuoteBuyer = defineCommand('request.quotes.block-quote-buyer.v1', {
  request: z.strictObject({ id: z.uuid(), isBlocked: z.boolean() }),
  reply: done,
});
