import { ensureCollection, type Migration } from '@tedarik/service-kit';

/**
 * Stores which account passed a page on, so that its name can be deleted with the account; where that account cannot be determined, the
 * name is deleted now. Also records the pages of which an owner was revoked, for longer than the owner's data is stored.
 */
export const PASSED_ON_PAGES_MIGRATION: Migration = {
  id: '030-passed-on-pages',
  async up(db) {
    await ensureCollection(db, 'revokedPages');
    const isKnown = { 'proof.byAccountId': { $gt: '' } };
    const inviter = { key: { 'proof.byAccountId': 1 }, name: 'inviter', partialFilterExpression: isKnown };
    await ensureCollection(db, 'pageOwners', [inviter]);
    const [owners, revoked] = [db.collection('pageOwners'), db.collection('revokedOwners')];
    const unknown = { 'proof.byAccountId': { $exists: false } };
    for await (const { _id, businessId, proof } of owners.find({ ...unknown, 'proof.kind': 'transfer' })) {
      const namesakes = await owners.find({ businessId, name: proof.by, _id: { $ne: _id } }).toArray();
      const byAccountId = namesakes.length === 1 ? namesakes[0]!['accountId'] : null;
      const by = byAccountId === null ? null : proof.by;
      await owners.updateOne({ _id }, { $set: { 'proof.by': by, 'proof.byAccountId': byAccountId } });
    }
    await owners.updateMany(unknown, { $set: { 'proof.byAccountId': null } });
    for await (const { _id, owners: former } of revoked.find()) {
      const known = former.map(withoutNameOfInviter);
      await revoked.updateOne({ _id }, { $set: { owners: known } });
      for (const { businessId } of known) {
        const page = { _id: businessId };
        await db.collection('revokedPages').updateOne(page, { $setOnInsert: page }, { upsert: true });
      }
    }
  },
};

interface Former {
  businessId: never;
  proof: { kind: string; by: string | null; byAccountId?: string | null };
}

const withoutNameOfInviter = ({ proof, ...owner }: Former): Former => ({
  ...owner,
  proof: {
    ...proof,
    ...(proof.byAccountId === undefined && { by: proof.kind === 'transfer' ? null : proof.by, byAccountId: null }),
  },
});
