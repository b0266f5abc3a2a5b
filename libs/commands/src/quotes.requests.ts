import { QUOTE_LIMITS, QUOTE_UNITS, type QuoteUnit } from '@tedarik/fields';
import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { ofMany } from './management/managed-list.js';
import { line as keptLine, shortLine, slug, typedText } from './text.js';

// Limits for messages only. The aggregate has the rules, and names the fields that break one. No line has a line break: some
// become the subject of a mail.
const line = typedText(1_000).regex(/^[^\r\n]*$/);
const text = typedText(10_000);
const token = z.string().min(1).max(200);
const time = z.iso.datetime();
const kept = (most: number) => z.string().max(most);
const done = z.object({});

export const QuoteUnitCode = z.enum(Object.keys(QUOTE_UNITS) as [QuoteUnit, ...QuoteUnit[]]);

/**
 * `unconfirmed`: nobody has followed the link in the buyer's mail yet. `open`: suppliers may offer. `deciding`: the deadline
 * has passed and the buyer chooses. `accepted`: one offer was taken. `closed`: without one.
 */
export const QuoteRequestStatus = z.enum(['unconfirmed', 'open', 'deciding', 'accepted', 'closed']);
export type QuoteRequestStatus = z.infer<typeof QuoteRequestStatus>;

/** `withdrawn`: by the buyer. `lapsed`: the buyer never decided. `abuse`: by the back office. */
export const QuoteClosing = z.enum(['withdrawn', 'lapsed', 'abuse']);
export type QuoteClosing = z.infer<typeof QuoteClosing>;

/** What both sides see of a request. */
const QuoteSubject = z.object({
  id: z.uuid(),
  /** To quote it by. */
  number: shortLine,
  what: kept(QUOTE_LIMITS.what.most),
  quantity: z.number(),
  unit: QuoteUnitCode,
  /** The province to which it is to be delivered. */
  city: shortLine,
  borough: kept(QUOTE_LIMITS.borough.most).nullable(),
  status: QuoteRequestStatus,
  /** Whether nobody sees offers before the deadline. */
  isSealed: z.boolean(),
  /** Null until it is confirmed. */
  deadlineAt: time.nullable(),
  createdAt: time,
  closedBecause: QuoteClosing.nullable(),
});
const note = kept(QUOTE_LIMITS.note.most).nullable();

const priced = {
  /** In lira, for one unit. */
  unitPrice: z.number().nullable(),
  /** In lira, for all of it. */
  total: z.number().nullable(),
  /** Days from the acceptance to the delivery. */
  deliveryDays: z.int().nullable(),
  validUntil: z.iso.date().nullable(),
};
export const QuoteOffer = z.object({ ...priced, note: kept(QUOTE_LIMITS.offerNote.most).nullable(), changedAt: time });

/** An offer among others; the id is that of the recipient. */
export const OfferedQuote = QuoteOffer.extend({ id: z.uuid() });

/** A question and its answer; nobody is told whose it is. */
export const QuoteQuestion = z.object({
  id: z.uuid(),
  question: kept(QUOTE_LIMITS.question.most),
  answer: kept(QUOTE_LIMITS.answer.most).nullable(),
  askedAt: time,
});
const questions = z.array(QuoteQuestion).max(QUOTE_LIMITS.questions);

/** How to reach the other side. Nobody is told before an offer is accepted. */
export const QuoteContact = z.object({ name: keptLine, email: keptLine.nullable(), phone: keptLine.nullable() });

/** A business that gets the request. `unreachable`: it has no address that may be written to. */
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
  /** Null while they are sealed. */
  offers: z
    .array(QuoteOffer.extend({ id: z.uuid() }))
    .max(QUOTE_LIMITS.recipients)
    .nullable(),
  /** The recipient whose offer was taken. */
  acceptedId: z.uuid().nullable(),
  /** Of the supplier whose offer was taken. */
  contact: QuoteContact.nullable(),
  questions,
});
export type OwnQuoteRequest = z.infer<typeof OwnQuoteRequest>;

/** A request as one of its suppliers sees it. */
export const QuoteInvitation = QuoteSubject.extend({
  note,
  businessName: shortLine,
  hasDeclined: z.boolean(),
  /** Its address is not written to any more. */
  isStopped: z.boolean(),
  offer: QuoteOffer.nullable(),
  /** Whether its offer was taken. */
  isAccepted: z.boolean(),
  /** Of the buyer, once its offer was taken. */
  contact: QuoteContact.nullable(),
  questions,
});
export type QuoteInvitation = z.infer<typeof QuoteInvitation>;

/**
 * Requests quotes from businesses. Nothing is sent to them before the buyer follows the link in a mail; an account's own
 * verified address needs none. Broken rules: `required`, `too-short`, `too-long`, `invalid-email`, `invalid-phone`,
 * `out-of-range`, `no-links`. Throws `quote-recipients-unreachable`, `quote-limit-reached`, `quote-address-blocked`,
 * `mails-not-sent`.
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
    /** Businesses that it goes to. */
    recipients: z.int(),
    /** Businesses that it was meant for and that cannot be written to. */
    unreachable: z.int(),
  }),
  deadlineMs: 10_000,
});

/** What opens a request: the token of a mailed link, or the id for the account that it belongs to. */
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

/** A request in a list of its buyer. */
export const ListedQuoteRequest = QuoteSubject.extend({ recipientCount: z.int(), offerCount: z.int() });

/** Those of the actor's account, newest first, 20 to a page. */
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
 * Takes one offer and tells both sides how to reach each other. Throws `quote-request-not-found`, `quote-offer-not-found`,
 * `quote-offers-sealed`, `quote-offer-expired`, `quote-request-ended`.
 */
export const AcceptQuoteOffer = defineCommand('request.quotes.accept-quote-offer.v1', {
  request: z.strictObject({ ...ofBuyer, offerId: z.uuid() }),
  reply: done,
});

/** Ends a request without taking an offer. A repeat changes nothing. Throws `quote-request-not-found`, `quote-request-ended`. */
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
 * Makes an offer, or changes it, until the deadline. Broken rules: `price-required`, `out-of-range`, `too-long`,
 * `date-passed`, and of a sealed request `before-deadline`. Throws `quote-request-not-found`, `quote-deadline-passed`, `quote-request-ended`.
 */
export const MakeQuoteOffer = defineCommand('request.quotes.make-quote-offer.v1', {
  request: z.strictObject({ token, ...priced, note: text.nullable() }),
  reply: done,
});

/** Takes the offer back, until the deadline. A repeat changes nothing. Throws as above. */
export const WithdrawQuoteOffer = defineCommand('request.quotes.withdraw-quote-offer.v1', {
  request: z.strictObject({ token }),
  reply: done,
});

/** The supplier will not offer; an offer of it is taken back. Throws as above. */
export const DeclineQuoteRequest = defineCommand('request.quotes.decline-quote-request.v1', {
  request: z.strictObject({ token }),
  reply: done,
});

/**
 * Sends the buyer a question, until the deadline. Broken rules: `too-short`, `too-long`. Throws as above, and `quote-questions-full`.
 */
export const AskQuoteQuestion = defineCommand('request.quotes.ask-quote-question.v1', {
  request: z.strictObject({ token, question: text }),
  reply: done,
});

/** No request is sent to the supplier's address any more. Throws `quote-request-not-found`. */
export const StopQuoteMails = defineCommand('request.quotes.stop-quote-mails.v1', {
  request: z.strictObject({ token }),
  reply: done,
});

/** Takes that back: requests may be sent to the address again. Throws `quote-request-not-found`. */
export const ResumeQuoteMails = defineCommand('request.quotes.resume-quote-mails.v1', {
  request: z.strictObject({ token }),
  reply: done,
});

/** For the back office: neither offers nor buyers. */
export const ManagedQuoteRequest = QuoteSubject.extend({
  note,
  recipientCount: z.int(),
  offerCount: z.int(),
  questionCount: z.int(),
  /** Whether the buyer's address may request no more quotes. */
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

/** Back office: closes requests as abuse. Refused one by one: `quote-request-not-found`, `quote-request-ended`. */
export const CloseAbusiveQuoteRequests = defineCommand('request.quotes.close-abusive-quote-requests.v1', {
  ...ofMany,
  deadlineMs: 30_000,
});

/** Back office: whether the address of a request's buyer may request quotes. Throws `quote-request-not-found`. */
export const BlockQuoteBuyer = defineCommand('request.quotes.block-quote-buyer.v1', {
  request: z.strictObject({ id: z.uuid(), isBlocked: z.boolean() }),
  reply: done,
});
