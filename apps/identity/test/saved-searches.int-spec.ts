import {
  AcknowledgeNewlyListed,
  ListBusinessesByIds,
  ListNewlyListed,
  MatchSearches,
  MOST_SAVED_SEARCHES,
  type NewlyListed,
  type ReplyOf,
  type RequestContext,
  type RequestContract,
  type RequestOf,
  type SaveSearch,
  type SearchCriteria,
} from '@tedarik/commands';
import { Mails } from '@tedarik/mail';
import { RequestClient } from '@tedarik/messaging';
import { Database, newId } from '@tedarik/service-kit';
import { sharedByTests, rejectionOf } from '@tedarik/testing';
import { MailTexts } from '../src/mails/mail-texts.js';
import { NewBusinesses } from '../src/visitor/saved-searches/new-businesses.js';
import { OwnSavedSearches } from '../src/visitor/saved-searches/own-saved-searches.js';
import { SavedSearchRepository } from '../src/visitor/saved-searches/saved-search.repository.js';
import { SearchMails } from '../src/visitor/saved-searches/search-mails.js';
import { EraseAccountHandler } from '../src/visitor/erase-account.handler.js';
import { VisitorRepository } from '../src/visitor/visitor.repository.js';
import { anIdentity, PASSWORD } from './an-identity.js';

const HOUR_MS = 3_600_000;
const OLIVES: SearchCriteria = { text: 'zeytin', categories: [], services: [], certificates: [] };

/** Stand-ins for the directory and the indexer: a business matches when its name contains the searched text. */
class Others {
  waiting: (NewlyListed & { name: string; isIndexed: boolean })[] = [];
  readonly public = new Map<string, string>();
  /** The request that fails instead of being answered. */
  failAt: RequestContract | undefined;
  /** Runs while the indexer tries searches. */
  meanwhile: (() => Promise<unknown>) | undefined;

  list(name: string, at = identity.clock.now()): string {
    const id = newId();
    this.public.set(id, name);
    this.waiting.push({ id, name, version: 3, listedAt: at.toISOString(), isIndexed: true });
    return id;
  }

  readonly send = async (contract: RequestContract, request: unknown): Promise<unknown> => {
    if (this.failAt === contract) throw new Error('killed here');
    const answer = this.answer(contract, request);
    if (contract === MatchSearches && (request as RequestOf<typeof MatchSearches>).searches[0])
      await this.meanwhile?.();
    return answer;
  };

  private answer(contract: RequestContract, request: unknown): unknown {
    if (contract === ListNewlyListed) {
      return { businesses: this.waiting.map(({ id, version, listedAt }) => ({ id, version, listedAt })) };
    }
    if (contract === MatchSearches) return this.match(request as RequestOf<typeof MatchSearches>);
    if (contract === AcknowledgeNewlyListed) {
      const { ids } = request as RequestOf<typeof AcknowledgeNewlyListed>;
      this.waiting = this.waiting.filter(({ id }) => !ids.includes(id));
      return {};
    }
    const { ids } = request as RequestOf<typeof ListBusinessesByIds>;
    const found = ids.filter((id) => this.public.has(id));
    return { businesses: found.map((id) => ({ id, name: this.public.get(id), slug: `firma-${id}`, locations: [] })) };
  }

  private match({ businesses, searches }: RequestOf<typeof MatchSearches>): ReplyOf<typeof MatchSearches> {
    const named = this.waiting.filter(({ id, isIndexed }) => isIndexed && businesses.some((one) => one.id === id));
    const matches = searches.map(({ id: searchId, criteria }) => ({
      searchId,
      businessIds: named.filter(({ name }) => name.toLowerCase().includes(criteria.text)).map(({ id }) => id),
    }));
    return { indexed: named.map(({ id }) => id), matches };
  }
}

const identity = sharedByTests(anIdentity);
let others: Others;
beforeEach(async () => {
  identity.clock.ahead = 0;
  others = new Others();
  // Each test uses its own searches.
  await identity.db.collection('savedSearches').deleteMany({});
});
afterEach(() => jest.restoreAllMocks());

const requests = () => others as unknown as RequestClient;
const repository = () => identity.get(SavedSearchRepository);
const find = () => new NewBusinesses(requests(), repository(), identity.clock).find();
const tell = () =>
  new SearchMails(
    identity.get(Database),
    repository(),
    identity.get(VisitorRepository),
    requests(),
    identity.get(Mails),
    identity.get(MailTexts),
    identity.clock,
  ).sendDue();
async function look(): Promise<void> {
  await tell();
  await find();
  await tell();
}
const own = () => identity.get(OwnSavedSearches);
const save = (context: RequestContext, over: Partial<RequestOf<typeof SaveSearch>> = {}) =>
  own().save({ name: 'Zeytinciler', criteria: OLIVES, mails: true, ...over }, context);
const mailsTo = async (email: string) =>
  (await identity.mailsTo(email)).filter(({ subject }) => subject.includes('yeni firma'));
const later = (ms: number) => void (identity.clock.ahead += ms);

describe('the searches of an account', () => {
  it('are listed newest first; saving the same search renames it, and a search without criteria is refused', async () => {
    const { context } = await identity.anAccount();
    const first = await save(context);
    later(1_000);
    const honey = await save(context, { name: 'Bal', criteria: { ...OLIVES, text: 'bal' } });
    expect(await save(context, { name: '  Zeytin   arayan ', mails: false })).toMatchObject({ id: first.id });
    const { searches } = await own().list({}, context);
    expect(searches.map(({ id, name, mails }) => ({ id, name, mails }))).toEqual([
      { id: honey.id, name: 'Bal', mails: true },
      { id: first.id, name: 'Zeytin arayan', mails: false },
    ]);
    const nothing = save(context, { criteria: { ...OLIVES, text: '  ' } });
    expect(await rejectionOf(nothing)).toMatchObject({ code: 'nothing-searched' });
    expect(await rejectionOf(save(context, { name: ' ' }))).toMatchObject({
      fieldErrors: [{ field: 'name', code: 'required' }],
    });
  });

  it('are the same whatever the order of their categories, services and certificates', async () => {
    const { context } = await identity.anAccount();
    const chosen = { text: '', services: ['kargo', 'ihracat'], certificates: ['helal', 'iso-22000'] };
    const first = await save(context, { criteria: { ...chosen, categories: ['bal', 'zeytin'] } });
    const turned = { ...chosen, services: ['ihracat', 'kargo'], certificates: ['iso-22000', 'helal'] };
    const again = await save(context, { criteria: { ...turned, categories: ['zeytin', 'bal'] } });
    expect(again.id).toBe(first.id);
    const other = await save(context, { criteria: { ...turned, categories: ['zeytin'] } });
    expect(other.id).not.toBe(first.id);
  });

  it('are limited in number, and only their owner can change them', async () => {
    const { context } = await identity.anAccount();
    const other = await identity.anAccount();
    const texts = Array.from({ length: MOST_SAVED_SEARCHES }, (_, at) => ({ ...OLIVES, text: `zeytin ${at}` }));
    const [first] = await Promise.all(texts.map((criteria) => save(context, { criteria })));
    expect(await rejectionOf(save(context))).toMatchObject({ code: 'too-many-saved-searches' });
    const change = own().change({ id: first!.id, name: 'Benim', mails: false }, other.context);
    expect(await rejectionOf(change)).toMatchObject({ code: 'saved-search-not-found' });
    await own().remove({ id: first!.id }, other.context);
    await own().remove({ id: first!.id }, context);
    expect((await own().list({}, context)).searches).toHaveLength(MOST_SAVED_SEARCHES - 1);
  });

  it('GEN-21 are erased with the account, together with their results', async () => {
    const { context } = await identity.anAccount();
    const { id } = await save(context);
    others.list('Ege zeytin');
    await find();
    const { searches } = await own().list({}, context);
    expect(searches).toMatchObject([{ name: 'Zeytinciler', criteria: OLIVES, mails: true }]);
    await identity.get(EraseAccountHandler).execute({ password: PASSWORD }, context);
    expect(await identity.db.collection('savedSearches').countDocuments()).toBe(0);
    expect(await identity.db.collection('searchNews').countDocuments({ searchId: id })).toBe(0);
  });
});

describe('businesses that are new to a search', () => {
  it('are mailed when they match and were listed after the search was saved', async () => {
    const { context, email } = await identity.anAccount();
    const before = identity.clock.now();
    later(1_000);
    await save(context, { criteria: { ...OLIVES, categories: ['zeytin-zeytinyagi'] } });
    later(1_000);
    others.list('Eski zeytin', before);
    others.list('Kara kovan balı');
    const id = others.list('Ege zeytin');
    await look();

    expect(others.waiting).toEqual([]);
    const [mail, ...rest] = await mailsTo(email);
    expect(rest).toEqual([]);
    expect(mail?.subject).toBe('“Zeytinciler” aramanıza uyan 1 yeni firma');
    expect(mail?.body?.text).toContain(`Ege zeytin\nhttps://tezgah.example/firma/firma-${id}`);
    expect(mail?.body?.text).toContain('/firma?q=zeytin&category=zeytin-zeytinyagi&sort=added');
    expect(mail?.body?.text).toContain('son eklenenler önce');
    expect(mail?.body?.unsubscribe).toMatch(/^https:\/\/tezgah\.example\/arama-bildirimi\?jeton=[\w-]{43}$/);
    expect(mail?.body?.text).toContain(mail!.body!.unsubscribe!);
  });

  it.each([
    ['before they are found', MatchSearches],
    ['between finding and acknowledging', AcknowledgeNewlyListed],
    ['between finding and mailing', ListBusinessesByIds],
  ] as const)('are mailed once even if the service is killed %s', async (_, failAt) => {
    const { context, email } = await identity.anAccount();
    await save(context);
    later(1_000);
    others.list('Ege zeytin');
    others.failAt = failAt;
    expect(await rejectionOf(look())).toMatchObject({ message: 'killed here' });
    expect(await mailsTo(email)).toEqual([]);

    others.failAt = undefined;
    await look();
    await look();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('are mailed once even if the service is killed while it mails, or several replicas mail concurrently', async () => {
    const { context, email } = await identity.anAccount();
    await save(context);
    later(1_000);
    others.list('Ege zeytin');
    await find();
    jest.spyOn(SavedSearchRepository.prototype, 'settleNews').mockRejectedValueOnce(new Error('killed here'));
    expect(await rejectionOf(tell())).toMatchObject({ message: 'killed here' });
    expect(await mailsTo(email)).toEqual([]);

    await Promise.all([tell(), tell(), tell()]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('are mailed only when the index contains them', async () => {
    const { context, email } = await identity.anAccount();
    await save(context);
    later(1_000);
    others.list('Ege zeytin');
    others.waiting[0]!.isIndexed = false;
    await look();
    expect(await mailsTo(email)).toEqual([]);
    expect(others.waiting).toHaveLength(1);
    others.waiting[0]!.isIndexed = true;
    await look();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('are combined in one mail a day after the first one, which lists ten and counts all', async () => {
    const { context, email } = await identity.anAccount();
    await save(context);
    later(1_000);
    others.list('Ege zeytin');
    await look();
    for (let at = 0; at < 12; at++) others.list(`Zeytin ${at} zeytin`);
    const gone = others.list('Kapanan zeytin');
    await look();
    later(23 * HOUR_MS);
    await look();
    expect(await mailsTo(email)).toHaveLength(1);
    others.public.delete(gone);
    later(HOUR_MS);
    await look();
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      '“Zeytinciler” aramanıza uyan 1 yeni firma',
      '“Zeytinciler” aramanıza uyan 12 yeni firma',
    ]);
    expect(mails[1]?.body?.text.match(/\/firma\/firma-/g)).toHaveLength(10);
  });

  describe('are dropped when the search, while it is being matched, is', () => {
    const paused = (id: string, context: RequestContext, mails = false) =>
      own().change({ id, name: 'Zeytinciler', mails }, context);

    it.each([
      ['deleted', (id: string, context: RequestContext) => own().remove({ id }, context)],
      ['paused', paused],
      [
        'paused and resumed',
        async (id: string, context: RequestContext) => {
          await paused(id, context);
          later(1_000);
          await paused(id, context, true);
        },
      ],
    ])('%s', async (_, happens) => {
      const { context, email } = await identity.anAccount();
      const { id } = await save(context);
      later(1_000);
      others.list('Ege zeytin');
      others.meanwhile = () => happens(id, context);
      await look();
      expect(others.waiting).toEqual([]);
      expect(await repository().listNews(id)).toEqual([]);
      expect(await mailsTo(email)).toEqual([]);
    });

    it('paused between reading the search and storing its results', async () => {
      const { context } = await identity.anAccount();
      const { id } = await save(context);
      later(1_000);
      others.list('Ege zeytin');
      await find();
      const { findById } = SavedSearchRepository.prototype;
      jest.spyOn(SavedSearchRepository.prototype, 'findById').mockImplementationOnce(async function (...args) {
        const seen = await findById.apply(repository(), args);
        await paused(id, context);
        return seen;
      });
      others.list('Marmara zeytin');
      await find();
      expect(await repository().listNews(id)).toEqual([]);
    });
  });

  it('are never mailed if found before or during a pause, which the link in a mail starts without a sign-in', async () => {
    const { context, email } = await identity.anAccount();
    const { id } = await save(context);
    later(1_000);
    others.list('Ege zeytin');
    await look();
    const token = (await mailsTo(email))[0]!.body!.unsubscribe!.split('jeton=')[1]!;
    later(25 * HOUR_MS);
    others.list('Bekleyen zeytin');
    await find();
    expect(await identity.get(OwnSavedSearches).stopMails({ token })).toEqual({ name: 'Zeytinciler' });
    expect(await identity.get(OwnSavedSearches).stopMails({ token })).toEqual({ name: 'Zeytinciler' });
    others.list('Kaçan zeytin');
    await look();
    later(1_000);
    await own().change({ id, name: 'Zeytinciler', mails: true }, context);
    later(1_000);
    others.list('Sonraki zeytin');
    await look();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.body?.text).toContain('Sonraki zeytin');
    expect(mails[1]?.body?.text).not.toMatch(/Bekleyen|Kaçan/);
    const unknown = identity.get(OwnSavedSearches).stopMails({ token: 'nobody-has-it' });
    expect(await rejectionOf(unknown)).toMatchObject({ code: 'link-expired' });
  });
});
