import { BusinessInput, ImportedBusiness } from '@tedarik/commands';
import { BusinessChanged, BusinessSnapshot, EventEnvelope } from '@tedarik/events';
import { aBusinessInput, aBusinessSnapshot, anImportedBusiness } from './business.js';
import { anEnvelope } from './envelope.js';

describe('the sample values', () => {
  it('are accepted by the contracts', () => {
    expect(BusinessInput.parse(aBusinessInput())).toEqual(aBusinessInput());
    const imported = anImportedBusiness();
    expect(ImportedBusiness.parse(imported)).toEqual(imported);
    const snapshot = aBusinessSnapshot();
    expect(BusinessSnapshot.parse(snapshot)).toEqual(snapshot);
    const envelope = anEnvelope(BusinessChanged, snapshot, { lane: 'bulk' });
    expect(EventEnvelope.parse(envelope)).toEqual(envelope);
  });

  it('can be overridden by a test', () => {
    const snapshot = aBusinessSnapshot({ name: 'Işıl Çay Evi', verified: false });
    expect(snapshot).toMatchObject({ name: 'Işıl Çay Evi', slug: 'isil-cay-evi', verified: false });
  });

  it('are unique', () => {
    expect(aBusinessSnapshot().id).not.toBe(aBusinessSnapshot().id);
    expect(anImportedBusiness().placeId).not.toBe(anImportedBusiness().placeId);
  });

  it('envelopes tell their lane and aggregate, and hash the data whatever the order of its fields', () => {
    const { id, ...rest } = aBusinessSnapshot();
    const live = anEnvelope(BusinessChanged, { id, ...rest });
    const bulk = anEnvelope(BusinessChanged, { ...rest, id }, { lane: 'bulk' });
    expect([live.subject, bulk.subject]).toEqual([
      'events.directory.business.changed.v1',
      'bulk.directory.business.changed.v1',
    ]);
    expect([live.aggregateId, bulk.hash]).toEqual([id, live.hash]);
  });
});
