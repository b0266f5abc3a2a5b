import type { QuoteRequestStatus } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { countsByDay, Database, documentsOf, hashOfToken } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { quoteRequestNotFound } from './quote-request.errors.js';
import type { QuoteRequest } from './quote-request.js';

type QuoteRequestDocument = Omit<QuoteRequest, 'id'> & { _id: string };

const toDocument = ({ id, ...fields }: QuoteRequest): QuoteRequestDocument => ({ _id: id, ...fields });
const fromDocument = ({ _id, ...fields }: QuoteRequestDocument): QuoteRequest => ({ id: _id, ...fields });

/** Stores requests, each as one document with all its parts, so that concurrent changes of any parts exclude each other. */
@Injectable()
export class QuoteRequestRepository {
  private readonly stored = documentsOf<QuoteRequestDocument>('quoteRequests')(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, request: QuoteRequest): Promise<void> {
    await this.stored.collection.insertOne(toDocument(request), { session });
  }

  async save(session: ClientSession, request: QuoteRequest): Promise<void> {
    const { _id, ...document } = toDocument(request);
    await this.stored.collection.replaceOne({ _id }, document, { session });
  }

  async remove(session: ClientSession, { id }: QuoteRequest): Promise<void> {
    await this.stored.collection.deleteOne({ _id: id }, { session });
  }

  /** With a session, a concurrent change restarts the transaction. Throws quote-request-not-found. */
  async get(id: string, session?: ClientSession): Promise<QuoteRequest> {
    return this.getOne({ _id: id }, session);
  }

  /** The request that a buyer's link opens. */
  async getOfBuyer(token: string, session?: ClientSession): Promise<QuoteRequest> {
    return this.getOne({ tokenHashes: hashOfToken(token) }, session);
  }

  /** The request with this id if it belongs to the account. */
  async getOfAccount(id: string, accountId: string, session?: ClientSession): Promise<QuoteRequest> {
    return this.getOne({ _id: id, 'buyer.accountId': accountId }, session);
  }

  /** The request that a supplier's link opens, and the recipient to whom the link belongs. */
  async getOfSupplier(token: string, session?: ClientSession): Promise<{ request: QuoteRequest; recipientId: string }> {
    const tokenHash = hashOfToken(token);
    const request = await this.getOne({ 'recipients.tokenHashes': tokenHash }, session);
    const recipient = request.recipients.find(({ tokenHashes }) => tokenHashes.includes(tokenHash))!;
    return { request, recipientId: recipient.id };
  }

  /** The requests of an account, newest first. */
  async listOfAccount(
    accountId: string,
    page: { page: number; pageSize: number },
  ): Promise<{ requests: QuoteRequest[]; total: number }> {
    return this.list({ 'buyer.accountId': accountId }, page);
  }

  /** Some of the requests of an account that is being erased. */
  async someOfAccount(session: ClientSession, accountId: string, limit: number): Promise<QuoteRequest[]> {
    const found = this.stored.collection.find({ 'buyer.accountId': accountId }, { session, limit });
    return (await found.toArray()).map(fromDocument);
  }

  /** All requests, or those in a status, newest first. */
  async listAll(
    status: QuoteRequestStatus | null,
    now: Date,
    page: { page: number; pageSize: number },
  ): Promise<{ requests: QuoteRequest[]; total: number }> {
    if (status === 'open') return this.list({ status, deadlineAt: { $gt: now } }, page);
    if (status === 'deciding') return this.list({ status: 'open', deadlineAt: { $lte: now } }, page);
    return this.list(status ? { status } : {}, page);
  }

  /** Ids of requests for which the timer has something to do, the longest waiting first. */
  async listDue(now: Date, limit: number): Promise<string[]> {
    const due = this.stored.collection.find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit, hint: 'due' });
    return (await due.project<{ _id: string }>({ _id: 1 }).toArray()).map(({ _id }) => _id);
  }

  /** Number of confirmed requests per day of creation: all, or those that reached a business. */
  countByDay(days: readonly string[], businessId?: string): Promise<number[]> {
    const reached = { $elemMatch: { businessId, state: { $ne: 'unreachable' } } };
    return countsByDay(this.stored.collection, 'createdAt', days, {
      filter: { status: { $ne: 'unconfirmed' }, ...(businessId && { recipients: reached }) },
      hint: businessId ? 'ofBusiness' : 'newest',
    });
  }

  private async list(
    filter: object,
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<{ requests: QuoteRequest[]; total: number }> {
    const options = { sort: { createdAt: -1, _id: -1 }, skip: (page - 1) * pageSize, limit: pageSize } as const;
    const [documents, total] = await Promise.all([
      this.stored.collection.find(filter, options).toArray(),
      this.stored.collection.countDocuments(filter),
    ]);
    return { requests: documents.map(fromDocument), total };
  }

  private async getOne(filter: object, session?: ClientSession): Promise<QuoteRequest> {
    const found = await this.stored.collection.findOne(filter, { ...(session && { session }) });
    if (!found) throw quoteRequestNotFound();
    return fromDocument(found as QuoteRequestDocument);
  }
}
