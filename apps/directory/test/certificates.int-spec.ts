import { BusinessChanged, subjectOn } from '@tedarik/events';
import { aBusinessInput, sharedByTests, rejectionOf } from '@tedarik/testing';
import { CountsAggregator } from '../src/counts/counts-aggregator.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { ReferenceTables } from '../src/reading/reference-tables.js';
import { Certificates } from '../src/records/certificates.js';
import { SweepStep } from '../src/sweep/sweep-step.js';
import { SWEPT_AT_ONCE } from '../src/sweep/sweep.js';
import { SweepRepository } from '../src/sweep/sweep.repository.js';
import { Sweeper } from '../src/sweep/sweeper.js';
import { aDirectory, anId } from './a-directory.js';

const bulk = subjectOn('bulk', BusinessChanged);
const directory = sharedByTests(aDirectory);
beforeEach(() => directory.reset());

const certificates = () => directory.get(Certificates);
const create = (name: string, description: string | null = null) => certificates().create({ name, description }, {});
const update = (id: string, revision: number, name: string, description: string | null = null) =>
  certificates().update({ id, revision, name, description }, {});
const remove = async (...ids: string[]) => (await certificates().delete({ ids }, {})).outcomes;
const restore = async (...ids: string[]) => (await certificates().restore({ ids }, {})).outcomes;
const list = (request: Partial<Parameters<Certificates['list']>[0]> = {}) =>
  certificates().list({ search: '', page: 1, pageSize: 20, sort: 'name', descending: false, ...request });
const names = async (request?: Parameters<typeof list>[0]) =>
  (await list(request)).certificates.map(({ name }) => name);
const swept = async () => {
  while (!(await directory.get(Sweeper).now()));
};
const recounted = async () => {
  await directory.get(CountsAggregator).now();
};
const business = (name: string, certificateIds: string[], status: 'active' | 'pending' = 'active') =>
  directory.get(BusinessForms).create(
    {
      business: aBusinessInput({
        name,
        status,
        categoryIds: [],
        products: [],
        certificates: certificateIds.map((certificateId) => ({ certificateId, issuedDate: null, expiryDate: null })),
      }),
    },
    {},
  );
const heldBy = async (id: string) => {
  const { business: found } = await directory.get(BusinessForms).get({ id });
  return found?.certificates.map(({ name }) => name);
};

describe('kinds of certificates', () => {
  it('U6: are part of the reference tables until they are deleted', async () => {
    const { id } = await create('Glütensiz Üretim');
    const told = async () => (await directory.get(ReferenceTables).get()).certificates.filter((kind) => kind.id === id);
    expect(await told()).toEqual([{ id, name: 'Glütensiz Üretim' }]);
    await remove(id);
    expect(await told()).toEqual([]);
    await swept();
  });

  it('ADM-CERT-02 need a name; an empty description is stored as null', async () => {
    expect(await create('  ISO 22000 ', '   ')).toMatchObject({ name: 'ISO 22000', description: null, revision: 1 });
    expect(await rejectionOf(create('   '))).toMatchObject({
      kind: 'unprocessable',
      fieldErrors: [{ field: 'name', code: 'required' }],
    });
    expect(await rejectionOf(create('a'.repeat(151), 'b'.repeat(5_001)))).toMatchObject({
      fieldErrors: [
        { field: 'name', code: 'too-long' },
        { field: 'description', code: 'too-long' },
      ],
    });
  });

  it('have unique folded names; the name of a deleted one is free again', async () => {
    const { id, revision } = await create('Helal Gıda');
    const other = await create('Organik');
    const taken = { code: 'name-taken', kind: 'conflict', fieldErrors: [{ field: 'name', code: 'name-taken' }] };
    expect(await rejectionOf(create('HELAL  GIDA'))).toMatchObject(taken);
    expect(await rejectionOf(update(other.id, other.revision, 'helal gida'))).toMatchObject(taken);
    expect(await update(id, revision, 'HELAL GIDA')).toMatchObject({ name: 'HELAL GIDA', revision: 2 });

    await remove(id);
    expect(await create('Helal Gıda')).toMatchObject({ name: 'Helal Gıda' });
  });

  it('of many concurrent requests for one name, one succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => rejectionOf(create('Vegan'))));
    expect(answers.filter((answer) => answer === 'it did not fail')).toHaveLength(1);
    expect(await names()).toEqual(['Vegan']);
  });

  it('refuse a stale form, and an update of a deleted one', async () => {
    const { id, revision } = await create('BRC');
    await update(id, revision, 'BRCGS');
    expect(await rejectionOf(update(id, revision, 'IFS'))).toMatchObject({
      code: 'certificate-changed-meanwhile',
      kind: 'conflict',
    });
    await remove(id);
    expect(await rejectionOf(update(id, 2, 'IFS'))).toMatchObject({ code: 'certificate-not-found', kind: 'not-found' });
  });
});

describe('the list of certificates', () => {
  it('ADM-CERT-01 searches name and description, folded', async () => {
    await create('Şeker Hijyeni', 'ISPARTA için');
    await create('ISO 9001', 'Kalite yönetimi');
    expect(await names({ search: 'seker' })).toEqual(['Şeker Hijyeni']);
    expect(await names({ search: 'ısparta' })).toEqual(['Şeker Hijyeni']);
    expect(await names({ search: 'yonetim KALİTE' })).toEqual(['ISO 9001']);
    expect(await list({ search: 'yok' })).toEqual({ certificates: [], total: 0 });
  });

  it('ADM-CERT-04 shows how many businesses of any status hold each certificate, and sorts by that', async () => {
    const [iso, halal] = [await create('ISO 22000'), await create('Helal')];
    await business('Bir', [iso.id]);
    await business('İki', [iso.id, halal.id], 'pending');
    await recounted();
    expect((await list({ sort: 'businesses', descending: true })).certificates).toMatchObject([
      { name: 'ISO 22000', businessCount: 2 },
      { name: 'Helal', businessCount: 1 },
    ]);
  });
});

describe('deleting certificates', () => {
  it('ADM-CERT-03 hides a certificate at once and removes it from every business that holds it', async () => {
    const [iso, halal] = [await create('ISO 22000'), await create('Helal')];
    const { id } = await business('Bir', [iso.id, halal.id]);
    expect(await remove(iso.id)).toEqual([{ id: iso.id, outcome: 'done', code: null }]);
    expect(await heldBy(id)).toEqual(['Helal']);
    expect(await names()).toEqual(['Helal']);

    await swept();
    const [stored] = await directory.rows('businesses', { _id: id });
    expect(stored).toMatchObject({ certificates: [{ certificateId: halal.id }], version: 2, revision: 1 });
    expect(await directory.told({ subject: /business\.changed/, version: 2 })).toMatchObject([
      { subject: bulk, aggregateId: id },
    ]);
    expect(await rejectionOf(business('İki', [iso.id]))).toMatchObject({ code: 'certificate-unknown' });
  });

  it('returns an outcome for each; an unknown one does not stop the others, and a repeat changes nothing', async () => {
    const { id } = await create('ISO 22000');
    const unknown = anId();
    const expected = [
      { id: unknown, outcome: 'refused', code: 'certificate-not-found' },
      { id, outcome: 'done', code: null },
    ];
    expect(await remove(unknown, id)).toEqual(expected);
    expect(await remove(unknown, id)).toEqual(expected);
    expect(await names()).toEqual([]);
  });

  it('sweeps 200 businesses per transaction, and the next process continues where one stopped', async () => {
    const { id } = await create('ISO 22000');
    const { id: first } = await business('Örnek', [id]);
    const [document] = await directory.rows('businesses', { _id: first });
    const copies = Array.from({ length: SWEPT_AT_ONCE + 1 }, (_, index) => {
      const slug = `kopya-${index}`;
      return { ...document, _id: anId(), slug, identityKey: slug };
    });
    await directory.db.collection('businesses').insertMany(copies as never);
    const holding = () => directory.db.collection('businesses').countDocuments({ 'certificates.certificateId': id });
    await directory.db.collection<{ _id: string }>('sweeps').insertOne({
      _id: anId(),
      of: 'certificate',
      recordId: id,
      moveTo: null,
    } as never);

    const sweep = (await directory.get(SweepRepository).findOldest())!;
    expect(await directory.get(SweepStep).execute(sweep)).toBe(false);
    expect(await holding()).toBe(2);

    await swept();
    expect(await holding()).toBe(0);
    expect(await directory.rows('sweeps')).toEqual([]);
    expect(await directory.told({ subject: bulk })).toHaveLength(SWEPT_AT_ONCE + 2);
  });
});

describe('undoing the deletion of certificates', () => {
  it('PUB-LAY-17 gives a certificate back to every business that held it, with its dates', async () => {
    const [iso, halal] = [await create('ISO 22000'), await create('Helal')];
    const { id } = await business('Bir', [iso.id, halal.id]);
    await directory.db
      .collection<{ _id: string }>('businesses')
      .updateOne({ _id: id }, { $set: { 'certificates.0.expiryDate': '2027-05-01' } });
    await remove(iso.id);
    await swept();
    const unknown = anId();
    const expected = [
      { id: iso.id, outcome: 'done', code: null },
      { id: unknown, outcome: 'refused', code: 'certificate-not-found' },
    ];
    expect(await restore(iso.id, unknown)).toEqual(expected);
    await swept();
    expect(await restore(iso.id, unknown)).toEqual(expected);
    expect(await names()).toEqual(['Helal', 'ISO 22000']);
    expect((await heldBy(id))?.sort()).toEqual(['Helal', 'ISO 22000']);
    expect(await directory.rows('businesses', { _id: id })).toMatchObject([
      { certificates: [{ certificateId: halal.id }, { certificateId: iso.id, expiryDate: '2027-05-01' }], revision: 1 },
    ]);
  });

  it('refuses when another certificate has the name by now', async () => {
    const { id } = await create('ISO 22000');
    await remove(id);
    await create('iso 22000');
    expect(await restore(id)).toEqual([{ id, outcome: 'refused', code: 'name-taken' }]);
  });
});
