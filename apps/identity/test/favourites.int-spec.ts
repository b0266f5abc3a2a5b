import { type ChangeFavourites, MOST_FAVOURITES, type RequestContext, type RequestOf } from '@tedarik/commands';
import { newId } from '@tedarik/service-kit';
import { sharedByTests, rejectionOf } from '@tedarik/testing';
import { OwnFavourites } from '../src/visitor/favourites/own-favourites.js';
import { EraseAccountHandler } from '../src/visitor/erase-account.handler.js';
import { OwnProfile } from '../src/visitor/own-profile.js';
import { anIdentity, PASSWORD } from './an-identity.js';

const identity = sharedByTests(anIdentity);

const change = async (context: RequestContext, changes: Partial<RequestOf<typeof ChangeFavourites>>) => {
  const request = { add: [], remove: [], replace: [], ...changes };
  return (await identity.get(OwnFavourites).change(request, context)).businessIds;
};
const keptBy = async (context: RequestContext) => (await identity.get(OwnFavourites).get({}, context)).businessIds;
const ids = (count: number) => Array.from({ length: count }, newId);

describe('favourites of an account', () => {
  it('are stored newest first, without duplicates, for the account only', async () => {
    const { context } = await identity.anAccount();
    const other = await identity.anAccount();
    const [first, second] = ids(2) as [string, string];
    await change(context, { add: [first] });
    expect(await change(context, { add: [second, first] })).toEqual([second, first]);
    expect(await keptBy(other.context)).toEqual([]);
    expect(await change(context, { remove: [second] })).toEqual([first]);
  });

  it('import those of a browser only once, so that favourites removed since do not return', async () => {
    const { context } = await identity.anAccount();
    const [own, brought, letGo] = ids(3) as [string, string, string];
    const batch = newId();
    await change(context, { add: [own] });
    expect(await change(context, { add: [brought, letGo], batch })).toEqual([brought, letGo, own]);
    await change(context, { remove: [letGo] });
    expect(await change(context, { add: [brought, letGo], batch })).toEqual([brought, own]);
  });

  it('keep every favourite when several devices add some concurrently', async () => {
    const { context } = await identity.anAccount();
    const added = ids(8);
    await Promise.all(added.map((id) => change(context, { add: [id] })));
    expect((await keptBy(context)).toSorted()).toEqual(added.toSorted());
  });

  it('replace a merged business by its heir', async () => {
    const { context } = await identity.anAccount();
    const [newest, formerId, heirId] = ids(3) as [string, string, string];
    await change(context, { add: [newest, formerId, heirId] });
    expect(await change(context, { replace: [{ formerId, heirId }] })).toEqual([newest, heirId]);
  });

  it('are limited in number; a change that exceeds the limit is refused as a whole', async () => {
    const { context } = await identity.anAccount();
    const all = ids(MOST_FAVOURITES - 1);
    for (let at = 0; at < all.length; at += 50) await change(context, { add: all.slice(at, at + 50) });
    const refused = await rejectionOf(change(context, { add: ids(2) }));
    expect(refused).toMatchObject({ code: 'too-many-favourites', details: { most: MOST_FAVOURITES } });
    expect(await keptBy(context)).toHaveLength(MOST_FAVOURITES - 1);
  });

  it('GEN-21 are in the data export and erased with the account, including those added meanwhile', async () => {
    const { context, id } = await identity.anAccount();
    const [kept] = await change(context, { add: ids(1) });
    const { account } = await identity.get(OwnProfile).export({}, context);
    expect(account?.favourites).toEqual([kept]);
    const adding = Promise.all(ids(5).map((one) => rejectionOf(change(context, { add: [one] }))));
    await identity.get(EraseAccountHandler).execute({ password: PASSWORD }, context);
    await adding;
    expect(await identity.db.collection<{ _id: string }>('favourites').findOne({ _id: id })).toBeNull();
    expect(await rejectionOf(change(context, { add: ids(1) }))).toMatchObject({ code: 'sign-in-required' });
  });
});
