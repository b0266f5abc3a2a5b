import {
  EditOwnPage,
  type BusinessInput,
  type OwnPageChanges,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { PAGE_OWNER } from '@tedarik/events';
import { LIVE_PARTS, NUMBER_FIELDS, REVIEWED_PARTS } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Business } from '../business/business.js';
import { businessChangedMeanwhile, businessInvalid, businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { BusinessEdits } from '../managed-businesses/business-edits.js';
import { ownAccount } from '../ownership/own-account.js';
import { OwnerAccounts } from '../ownership/owner-accounts.js';
import { OwnerNumbers } from '../ownership/page-marks.js';
import { PageOwners } from '../ownership/page-owners.js';
import { ProductRepository } from '../product/product.repository.js';
import { addToSuggestion, suggestAsOwner } from './change-suggestion.js';
import { categoryRequired } from './change-suggestion.errors.js';
import { ChangeSuggestionRepository } from './change-suggestion.repository.js';
import { proposalsOf } from './suggested-values.js';

type Request = RequestOf<typeof EditOwnPage>;
type LiveChanges = Pick<OwnPageChanges, (typeof LIVE_PARTS)[number]>;

/** Saves the changes of a page's owner: some parts are published at once, the others wait for the back office. */
@Injectable()
export class EditOwnPageHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly accounts: OwnerAccounts,
    private readonly owners: PageOwners,
    private readonly ownerNumbers: OwnerNumbers,
    private readonly businesses: BusinessRepository,
    private readonly products: ProductRepository,
    private readonly edits: BusinessEdits,
    private readonly suggestions: ChangeSuggestionRepository,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  execute(request: Request, context: RequestContext): Promise<ReplyOf<typeof EditOwnPage>> {
    const { id: accountId } = ownAccount(context);
    return this.commandLog.once(EditOwnPage, request, context, async (session) => {
      // The lock comes first: an owner who is revoked meanwhile can save nothing after that.
      await this.accounts.lock(session, accountId);
      await this.owners.require(session, request.id, context.actor);
      const before = await this.businesses.getForUpdate(session, request.id);
      if (before.deletedAt) throw businessNotFound(request.id);
      if (before.revision !== request.revision) throw businessChangedMeanwhile(request.id, before.revision);
      const business = await this.saveLive(session, before, only(request.changes, LIVE_PARTS));
      const isWaiting = await this.suggest(session, business, only(request.changes, REVIEWED_PARTS), accountId);
      return { revision: business.revision, isWaiting };
    });
  }

  private async saveLive(session: ClientSession, before: Business, changes: LiveChanges): Promise<Business> {
    if (Object.keys(changes).length === 0) return before;
    const { products, ...fields } = changes;
    const input: Partial<BusinessInput> = {
      ...fields,
      ...(products && { products: await this.whole(session, before, products) }),
    };
    const { id, revision } = before;
    const edit = { id, revision, changes: input, fromForm: true };
    const { business } = await this.edits.save(session, edit, (entry) =>
      this.auditTrail.recordAs(session, PAGE_OWNER, entry),
    );
    if (NUMBER_FIELDS.some((field) => business[field] !== before[field])) await this.ownerNumbers.mark(session, id);
    return business;
  }

  /** Completes the products with the fields that the owner cannot edit; a new product gets the first category of the page. */
  private async whole(
    session: ClientSession,
    { id, categoryIds: [first] }: Business,
    products: NonNullable<LiveChanges['products']>,
  ): Promise<BusinessInput['products']> {
    const stored = new Map((await this.products.listOwn(id, session)).map((product) => [product.id, product]));
    return products.map((product) => {
      const { categoryId = null, imageUrl = null } = stored.get(product.id ?? '') ?? {};
      const category = categoryId ?? first;
      if (!category) throw categoryRequired(id);
      return { ...product, categoryId: category, imageUrl };
    });
  }

  private async suggest(
    session: ClientSession,
    business: Business,
    changes: Pick<OwnPageChanges, (typeof REVIEWED_PARTS)[number]>,
    accountId: string,
  ): Promise<boolean> {
    if (changes.categoryIds?.length === 0) throw businessInvalid([{ field: 'categoryIds', code: 'required' }]);
    const proposals = proposalsOf(business, changes);
    const waiting = await this.suggestions.findWaitingOfOwner(session, business.id, accountId);
    if (proposals.length === 0) return waiting !== undefined;
    const now = this.clock.now();
    if (waiting) await this.suggestions.save(session, addToSuggestion(waiting, business, proposals, now));
    else await this.suggestions.add(session, suggestAsOwner(business, proposals, { id: newId(), accountId }, now));
    return true;
  }
}

/** The changes restricted to these parts. */
const only = <Part extends keyof OwnPageChanges>(
  changes: OwnPageChanges,
  parts: readonly Part[],
): Pick<OwnPageChanges, Part> =>
  Object.fromEntries(parts.flatMap((part) => (changes[part] === undefined ? [] : [[part, changes[part]]]))) as Pick<
    OwnPageChanges,
    Part
  >;
