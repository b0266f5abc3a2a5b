import { MOST_DOCUMENTS } from '@tedarik/commands';
import { AUDIT_RECORDED, DocumentChanged } from '@tedarik/events';
import { sharedByTests, rejectionOf } from '@tedarik/testing';
import { OpenDocumentHandler } from '../src/ownership/open-document.handler.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { Certificates } from '../src/records/certificates.js';
import { CertificateDocuments } from '../src/suggested-changes/certificate-documents.js';
import { EditOwnPageHandler } from '../src/suggested-changes/edit-own-page.handler.js';
import { ClaimDocuments } from '../src/ownership/claim-documents.js';
import { DecideClaimHandler } from '../src/ownership/decide-claim.handler.js';
import { GetClaimOptionsQuery } from '../src/ownership/get-claim-options.js';
import { ManagedClaims } from '../src/ownership/managed-claims.js';
import { OwnershipData } from '../src/ownership/ownership-data.js';
import { aDirectory, anId } from './a-directory.js';
import { account, MODERATOR, ownedPages } from './owned-pages.js';

const DAY_MS = 86_400_000;

const directory = sharedByTests(aDirectory);
beforeEach(() => directory.reset());
afterEach(() => jest.restoreAllMocks());

const pages = ownedPages(() => directory);
const { create, start, decide, later, erase, merge, revisionOf } = pages;
const documents = () => directory.get(ClaimDocuments);

async function aClaim(name = 'Ege Süt', claimant = account('Ali')) {
  const business = await create(name);
  return { ...(await start(business.id, claimant)), business, claimant };
}
type Claimed = Awaited<ReturnType<typeof aClaim>>;

let lastUpload: string;
const upload = () => (lastUpload = pages.newUpload());
const add = ({ id: claimId, claimant }: Pick<Claimed, 'id' | 'claimant'>, name = 'vergi-levhasi.pdf') =>
  documents().add({ claimId, uploadId: upload(), type: 'application/pdf', bytes: 1_234, name }, claimant);
const undo = (id: string) => directory.get(DecideClaimHandler).undo({ id }, MODERATOR);
const runningOf = async ({ business, claimant }: Claimed) =>
  (await directory.get(GetClaimOptionsQuery).execute({ slug: business.slug }, claimant)).running;
const statesOf = (documentId: string) => pages.statesOf(DocumentChanged, documentId);
const kept = async () => (await directory.rows('proofDocuments')).map(({ _id }) => String(_id));
const logged = async () =>
  (
    await directory.told<{ action: string; actor: { name: string } | null }>({
      subject: AUDIT_RECORDED.directory.subject,
    })
  ).map(({ envelope: { data } }) => [data.action, data.actor?.name]);

it('the claimant and the back office see the documents of a claim; media learns the upload id and state only', async () => {
  const claim = await aClaim();
  const document = await add(claim, 'C:\\Belgelerim\\vergi\n levhası.pdf');
  expect(document).toEqual({ id: document.id, name: 'vergi levhası.pdf', type: 'application/pdf', bytes: 1_234 });
  expect((await runningOf(claim))?.documents).toEqual([document]);
  expect(await documents().list({ claimId: claim.id }, claim.claimant)).toEqual({ documents: [document] });
  const { claims } = await directory.get(ManagedClaims).list({ filter: 'waiting', page: 1, pageSize: 10 });
  expect(claims.map((managed) => managed.documents)).toEqual([[document]]);
  const [told] = await directory.told({ subject: DocumentChanged.subject });
  expect(told?.envelope.data).toEqual({ uploadId: lastUpload, state: 'kept' });
});

it('a claim has three documents at most, also with concurrent uploads', async () => {
  const claim = await aClaim();
  const settled = await Promise.allSettled(Array.from({ length: MOST_DOCUMENTS + 2 }, () => add(claim)));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_DOCUMENTS);
  expect(await kept()).toHaveLength(MOST_DOCUMENTS);
  expect(await rejectionOf(add(claim))).toMatchObject({ code: 'too-many-documents' });
});

it('a file that is chosen again is the document that the claim has already', async () => {
  const claim = await aClaim();
  const choose = (contentHash: string) => {
    const file = { uploadId: upload(), type: 'application/pdf' as const, bytes: 1_234, contentHash };
    return documents().add(
      { claimId: claim.id, ...file, name: 'vergi-levhasi.pdf' },
      { ...claim.claimant, commandId: anId() },
    );
  };
  const first = await choose('a'.repeat(64));
  expect(await choose('a'.repeat(64))).toEqual(first);
  const second = await choose('b'.repeat(64));
  expect(await kept()).toEqual([first.id, second.id]);
});

it('a repeated command adds its document once, also when it fills the last free place', async () => {
  const claim = await aClaim();
  for (let at = 1; at < MOST_DOCUMENTS; at++) await add(claim);
  const again = { ...claim, claimant: { ...claim.claimant, commandId: anId() } };
  const document = await add(again);
  const beside = await documents().list({ claimId: claim.id }, again.claimant);
  expect(beside.documents).toHaveLength(MOST_DOCUMENTS - 1);
  expect(await add(again)).toEqual(document);
  expect(await kept()).toHaveLength(MOST_DOCUMENTS);
});

it('another account cannot add, list or remove documents of a claim, nor withdraw the claim', async () => {
  const [claim, other] = [await aClaim(), account('Veli')];
  const { id } = await add(claim);
  for (const work of [
    () => documents().list({ claimId: claim.id }, other),
    () => add({ ...claim, claimant: other }),
    () => documents().remove({ claimId: claim.id, id }, other),
    () => documents().withdraw({ id: claim.id }, other),
  ])
    expect(await rejectionOf(work())).toMatchObject({ code: 'claim-not-found' });
  expect(await kept()).toEqual([id]);
});

it('a removed document is deleted at once', async () => {
  const claim = await aClaim();
  const [first, second] = [await add(claim), await add(claim)];
  expect(await documents().remove({ claimId: claim.id, id: first.id }, claim.claimant)).toEqual({
    documents: [second],
  });
  expect(await statesOf(first.id)).toEqual(['kept', 'gone']);
  expect(await kept()).toEqual([second.id]);
});

it('a withdrawn claim is deleted with its documents, and the page can be claimed again', async () => {
  const claim = await aClaim();
  const { id } = await add(claim);
  await documents().withdraw({ id: claim.id }, claim.claimant);
  expect(await runningOf(claim)).toBeNull();
  expect(await statesOf(id)).toEqual(['kept', 'gone']);
  expect(await directory.rows('proofDocuments')).toEqual([]);
  expect((await directory.get(ManagedClaims).list({ filter: 'waiting', page: 1, pageSize: 10 })).total).toBe(0);
  expect((await logged()).at(-1)).toEqual(['claim-withdrawn', undefined]);
  expect(await start(claim.business.id, claim.claimant)).toMatchObject({ status: 'waiting', documents: [] });
});

it('a decided claim accepts no documents and cannot be withdrawn', async () => {
  const claim = await aClaim();
  const { id } = await add(claim);
  await decide(claim.id, 'rejected');
  for (const work of [
    () => add(claim),
    () => documents().remove({ claimId: claim.id, id }, claim.claimant),
    () => documents().withdraw({ id: claim.id }, claim.claimant),
  ])
    expect(await rejectionOf(work())).toMatchObject({ code: 'claim-decided' });
});

it.each(['approved', 'rejected'] as const)('documents are deleted 30 days after a claim was %s', async (decision) => {
  const claim = await aClaim();
  const { id } = await add(claim);
  await decide(claim.id, decision);
  later(29);
  await erase();
  expect(await kept()).toEqual([id]);
  later(31);
  await erase();
  expect(await kept()).toEqual([]);
  expect(await statesOf(id)).toEqual(['kept', 'gone']);
});

it('documents are kept when the decision is undone in time', async () => {
  const claim = await aClaim();
  const { id } = await add(claim);
  await decide(claim.id, 'rejected');
  later(29);
  await undo(claim.id);
  later(90);
  await erase();
  expect(await kept()).toEqual([id]);
  expect((await runningOf(claim))?.documents).toHaveLength(1);
});

it('documents are deleted with the account that sent them, and no others; its export names them until then', async () => {
  const [mine, other] = [await aClaim('Ege Süt'), await aClaim('Kuzey Bal', account('Veli'))];
  const [document, stays] = [await add(mine), await add(other)];
  const { name, type, bytes } = document;
  const { claims } = await directory.get(OwnershipData).export({}, mine.claimant);
  expect(claims.map((claim) => claim.documents)).toEqual([[{ name, type, bytes }]]);
  await directory.get(OwnershipData).forgetAccount(mine.claimant.actor!.id);
  expect(await kept()).toEqual([stays.id]);
  expect(await statesOf(document.id)).toEqual(['kept', 'gone']);
  expect(await rejectionOf(add(mine))).toMatchObject({ kind: expect.stringMatching(/conflict|not-found/) });
});

it('documents are deleted with a business that is erased', async () => {
  const claim = await aClaim();
  const { id } = await add(claim);
  await pages.deletePage(claim.business.id);
  expect(await kept()).toEqual([id]);
  later(31);
  await erase();
  expect(await kept()).toEqual([]);
  expect(await statesOf(id)).toEqual(['kept', 'gone']);
});

it('documents stay with the claim through a merge and its undo, and are deleted when the merged business is erased', async () => {
  const [claim, into] = [await aClaim(), await create('Kalan')];
  const { id } = await add(claim);
  const undoMerge = await merge(claim.business.id, into.id);
  expect(await kept()).toEqual([id]);
  await undoMerge();
  expect((await runningOf(claim))?.documents).toMatchObject([{ id }]);
  await merge(claim.business.id, into.id);
  later(31);
  await erase();
  expect(await kept()).toEqual([]);
});

it('opening a document is written to the audit log; a deleted one cannot be opened', async () => {
  const claim = await aClaim();
  const document = await add(claim);
  const open = () => directory.get(OpenDocumentHandler).execute({ id: document.id }, MODERATOR);
  expect(await open()).toEqual({ ...document, uploadId: lastUpload });
  expect((await logged()).at(-1)).toEqual(['document-opened', 'Ayşe Yönetici']);
  await documents().withdraw({ id: claim.id }, claim.claimant);
  expect(await rejectionOf(open())).toMatchObject({ code: 'document-not-found' });
});

describe('documents of certificates', () => {
  const certificates = () => directory.get(CertificateDocuments);
  async function aPage(name = 'Sertifikalı Süt') {
    const kinds = directory.get(Certificates);
    const made = await kinds.ensure(
      { certificates: ['ISO 22000', 'Helal'].map((name) => ({ name, description: null })) },
      {},
    );
    const [iso, halal] = made.certificates.map(({ id }) => id) as [string, string];
    const certificates = [{ certificateId: iso, issuedDate: null, expiryDate: null }];
    const { id: businessId, owner } = await pages.own(name, account('Ali'), { certificates });
    return { businessId, owner, iso, halal };
  }
  type Page = Awaited<ReturnType<typeof aPage>>;
  const addTo = ({ businessId, owner }: Pick<Page, 'businessId' | 'owner'>, certificateId: string, name = 'iso.pdf') =>
    certificates().add(
      {
        ...{ businessId, certificateId, type: 'image/png', bytes: 12, name },
        uploadId: upload(),
      },
      owner,
    );
  const listed = async ({ businessId, owner }: Page) =>
    (await certificates().list({ businessId }, owner)).certificates.map(({ name, document }) => [name, document?.name]);
  const change = async ({ businessId, owner }: Page, ids: string[]) =>
    directory.get(EditOwnPageHandler).execute(
      {
        ...{ id: businessId, revision: await revisionOf(businessId) },
        changes: {
          certificates: ids.map((certificateId) => ({ certificateId, issuedDate: null, expiryDate: null })),
        },
      },
      owner,
    );
  const save = async (businessId: string, ids: string[]) =>
    directory.get(BusinessForms).update(
      {
        ...{ id: businessId, revision: await revisionOf(businessId) },
        changes: {
          certificates: ids.map((certificateId) => ({ certificateId, issuedDate: null, expiryDate: null })),
        },
      },
      MODERATOR,
    );

  it('a held or pending certificate has one document, which a newer one replaces; moderators see them', async () => {
    const page = await aPage();
    expect(await listed(page)).toEqual([['ISO 22000', undefined]]);
    expect(await rejectionOf(addTo(page, page.halal))).toMatchObject({ code: 'certificate-not-held' });
    const first = await addTo(page, page.iso);
    const second = await addTo(page, page.iso, 'iso-yeni.pdf');
    expect(await statesOf(first.id)).toEqual(['kept', 'gone']);
    await change(page, [page.iso, page.halal]);
    await addTo(page, page.halal, 'helal.pdf');
    expect((await listed(page)).toSorted()).toEqual([
      ['Helal', 'helal.pdf'],
      ['ISO 22000', 'iso-yeni.pdf'],
    ]);
    const { documents: managed } = await certificates().ofPage({ businessId: page.businessId });
    expect(managed).toContainEqual({ ...second, certificateName: 'ISO 22000' });
    expect(managed).toHaveLength(2);
    const open = directory.get(OpenDocumentHandler).execute({ id: second.id }, MODERATOR);
    expect(await open).toMatchObject({ id: second.id });
    await certificates().remove({ businessId: page.businessId, certificateId: page.iso }, page.owner);
    expect(await statesOf(second.id)).toEqual(['kept', 'gone']);
  });

  it('only an owner lists, adds or removes them', async () => {
    const page = await aPage();
    await addTo(page, page.iso);
    const [other, ofOne] = [account('Veli'), { businessId: page.businessId, certificateId: page.iso }];
    for (const work of [
      () => certificates().list({ businessId: page.businessId }, other),
      () => addTo({ ...page, owner: other }, page.iso),
      () => certificates().remove(ofOne, other),
    ])
      expect(await rejectionOf(work())).toMatchObject({ code: 'not-page-owner' });
  });

  it('are deleted 30 days after their certificate is removed, unless the page gets it back', async () => {
    const page = await aPage();
    const { id } = await addTo(page, page.iso);
    await erase();
    expect(await kept()).toEqual([id]);
    await save(page.businessId, []);
    await erase();
    later(29);
    await save(page.businessId, [page.iso]);
    await erase();
    later(60);
    await erase();
    expect(await kept()).toEqual([id]);
    await save(page.businessId, []);
    await erase();
    later(91);
    await erase();
    expect(await kept()).toEqual([]);
    expect(await statesOf(id)).toEqual(['kept', 'gone']);
  });

  it('stay while their certificate waits for a decision', async () => {
    const page = await aPage();
    await change(page, [page.iso, page.halal]);
    const { id } = await addTo(page, page.halal);
    await erase();
    later(40);
    await erase();
    expect(await kept()).toEqual([id]);
  });

  it('are due for a check only when the certificates of their page change, or while a certificate is pending', async () => {
    const [page, other] = [await aPage(), await aPage('Başka Süt')];
    const { id } = await addTo(page, page.iso);
    await addTo(other, other.iso);
    const toCheck = async () => {
      const due = { checkAt: { $lte: new Date(Date.now() + DAY_MS) } };
      return (await directory.rows('proofDocuments', due)).map((row) => String(row._id));
    };
    expect(await toCheck()).toHaveLength(2);
    await erase();
    expect(await toCheck()).toEqual([]);
    await save(page.businessId, [page.iso]);
    expect(await toCheck()).toEqual([]);
    await save(page.businessId, []);
    expect(await toCheck()).toEqual([id]);
    await erase();
    expect(await toCheck()).toEqual([]);
    await change(page, [page.halal]);
    const waits = await addTo(page, page.halal);
    await erase();
    expect(await toCheck()).toEqual([waits.id]);
  });

  it('move when the page is merged, and return with the undo; the kept page’s own documents stay', async () => {
    const [merged, into] = [await aPage(), await aPage('Kalan')];
    await save(merged.businessId, [merged.iso, merged.halal]);
    await save(into.businessId, [into.halal]);
    const [iso, halal] = [await addTo(merged, merged.iso), await addTo(merged, merged.halal)];
    const own = await addTo(into, into.halal, 'kalan.pdf');
    const idsOf = async (page: Page) =>
      (await certificates().ofPage({ businessId: page.businessId })).documents.map(({ id }) => id).toSorted();

    const undoMerge = await merge(merged.businessId, into.businessId);
    expect(await idsOf(into)).toEqual([iso.id, own.id].toSorted());
    expect(await idsOf(merged)).toEqual([halal.id]);
    // The kept page now belongs to the owners of both businesses.
    expect(await listed({ ...into, owner: merged.owner })).toContainEqual(['ISO 22000', 'iso.pdf']);
    await save(into.businessId, [into.halal]);
    await erase();
    await undoMerge();
    expect(await idsOf(into)).toEqual([own.id]);
    expect(await idsOf(merged)).toEqual([iso.id, halal.id].toSorted());
    await erase();
    later(60);
    await erase();
    expect((await kept()).toSorted()).toEqual([iso.id, halal.id, own.id].toSorted());
  });

  it('of a pending certificate move with a merge too, and stay until the change is decided', async () => {
    const [merged, into] = [await aPage(), await aPage('Kalan')];
    await change(merged, [merged.iso, merged.halal]);
    const { id } = await addTo(merged, merged.halal);
    const idsOf = async (page: Page) =>
      (await certificates().ofPage({ businessId: page.businessId })).documents.map((document) => document.id);

    const undoMerge = await merge(merged.businessId, into.businessId);
    expect(await idsOf(into)).toEqual([id]);
    await undoMerge();
    expect([await idsOf(merged), await idsOf(into)]).toEqual([[id], []]);
    await merge(merged.businessId, into.businessId);
    for (const days of [1, 40, 80]) {
      later(days);
      await erase();
    }
    expect(await idsOf(into)).toEqual([id]);
  });

  it('moved by two merges return step by step with their undos', async () => {
    const pages = [await aPage(), await aPage('İkinci'), await aPage('Üçüncü')] as const;
    for (const { businessId } of pages.slice(1)) await save(businessId, []);
    const { id } = await addTo(pages[0], pages[0].iso);
    const [first, second, third] = pages.map(({ businessId }) => businessId) as [string, string, string];
    const whereItIs = async () => (await directory.rows('proofDocuments')).map(({ businessId }) => businessId);
    const [undoFirst, undoSecond] = [await merge(first, second), await merge(second, third)];
    expect(await whereItIs()).toEqual([third]);
    await undoSecond();
    expect(await whereItIs()).toEqual([second]);
    await undoFirst();
    expect(await whereItIs()).toEqual([first]);
    expect((await certificates().ofPage({ businessId: first })).documents).toMatchObject([{ id }]);
  });

  it('are named in the export of their sender', async () => {
    const [page, other] = [await aPage(), await aPage('Başka Süt')];
    await addTo(page, page.iso);
    await addTo(other, other.iso, 'baska.pdf');
    expect(await directory.get(OwnershipData).export({}, page.owner)).toMatchObject({
      certificateDocuments: [
        {
          ...{ businessName: 'Sertifikalı Süt', certificateName: 'ISO 22000' },
          ...{ name: 'iso.pdf', type: 'image/png', bytes: 12 },
        },
      ],
    });
  });
});
