import type { RequestContext } from '@tedarik/commands';
import type { EventDefinition } from '@tedarik/events';
import { Clock, Erasure } from '@tedarik/service-kit';
import { aBusinessInput } from '@tedarik/testing';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { Merges } from '../src/merging/merges.js';
import { DecideClaimHandler } from '../src/ownership/decide-claim.handler.js';
import { OwnClaims } from '../src/ownership/own-claims.js';
import { anId, type Directory } from './a-directory.js';

const DAY_MS = 86_400_000;
const NOTE = 'Vergi levhamız bu adrese kayıtlı, telefonumuz sayfadakiyle aynı.';
export const MODERATOR: RequestContext = { actor: { kind: 'back-office', id: anId(), name: 'Ayşe Yönetici' } };
export const account = (name: string): RequestContext => ({ actor: { kind: 'account', id: anId(), name } });

/** Pages with owners, for tests of what owners add to them. */
export function ownedPages(directory: () => Directory) {
  const create = (name: string, fields: object = {}) =>
    directory()
      .get(BusinessForms)
      .create({ business: aBusinessInput({ name, status: 'active', ...fields }) }, {});
  const start = (businessId: string, claimant: RequestContext) =>
    directory().get(OwnClaims).start({ businessId, way: 'document', note: NOTE }, claimant);
  const decide = (id: string, decision: 'approved' | 'rejected') =>
    directory().get(DecideClaimHandler).decide({ id, decision, reason: 'Okunmuyor.' }, MODERATOR);
  const revisionOf = async (id: string) => (await directory().get(BusinessForms).get({ id })).business!.revision;
  let made = 0;

  return {
    ...{ create, start, decide, revisionOf },
    async own(name: string, owner: RequestContext, fields: object = {}) {
      const business = await create(name, fields);
      await decide((await start(business.id, owner)).id, 'approved');
      return { ...business, owner };
    },
    deletePage: (id: string) => directory().get(DeletedBusinesses).delete({ id }, MODERATOR),
    /** Returns a function that undoes the merge. */
    async merge(mergedId: string, keptId: string) {
      const { mergeId } = await directory()
        .get(Merges)
        .merge(
          {
            ...{ keptId, keptRevision: await revisionOf(keptId) },
            ...{ mergedId, mergedRevision: await revisionOf(mergedId) },
            ...{ taken: [], locationIds: [] },
          },
          MODERATOR,
        );
      return () => directory().get(Merges).undo({ mergeId }, MODERATOR);
    },
    /** Upload id of a new file. */
    newUpload: () => (made += 1).toString(16).padStart(64, '0'),
    /** The states of a file that were published for the media service, in order. */
    async statesOf(definition: EventDefinition, aggregateId: string) {
      const told = { subject: definition.subject, 'envelope.aggregateId': aggregateId };
      return (await directory().told<{ state: string }>(told)).map(({ envelope }) => envelope.data.state);
    },
    later: (days: number) =>
      jest.spyOn(directory().get(Clock), 'now').mockReturnValue(new Date(Date.now() + days * DAY_MS)),
    erase: () => directory().get(Erasure).eraseDue(),
  };
}
