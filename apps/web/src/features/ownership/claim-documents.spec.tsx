import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { type Answers } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';

const NOTE = 'Vergi levhamız bu adrese kayıtlı.';
const WAITING = { id: 'c', way: 'document', status: 'waiting', sentTo: null, codeExpiresAt: null, documents: [] };
const DOCUMENT = { id: 'd1', name: 'vergi-levhasi.pdf', type: 'application/pdf', bytes: 348_160 };
const optionsWith = (running: object | null) => ({
  claimOptions: {
    page: { id: 'b', slug: 'ege-sut', name: 'Ege Süt' },
    ...{ isOwner: false, hasOwners: false, ways: [{ way: 'document', sentTo: null }], running },
  },
});
const open = async (running: object | null, answers: Answers = {}) => {
  const site = renderSite('/isletmem/sahiplen/ege-sut', {
    GetClaimOptions: () => optionsWith(running),
    StartClaim: () => ({ startClaim: WAITING }),
    ...answers,
  });
  await screen.findByRole('region', { name: 'Belgeler' });
  return { ...site, user: userEvent.setup({ applyAccept: false }) };
};
const section = () => within(screen.getByRole('region', { name: 'Belgeler' }));
const aFile = (name: string, type = 'application/pdf', size = 5) =>
  Object.defineProperty(new File(['bytes'], name, { type }), 'size', { value: size });

/** Refusals by name of the document; all others are stored. */
let refused: Record<string, { status: number; code: string }>;
let sentTo: string[];
beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new Error('nothing is fetched here'));
});
beforeEach(() => {
  [refused, sentTo] = [{}, []];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const text = address as string;
    const { pathname, searchParams } = new URL(text, 'https://site.example');
    if (pathname !== '/isletmem/belge') return Promise.reject(new Error('not one of these'));
    sentTo.push(text);
    const name = searchParams.get('ad')!;
    const refusal = refused[name];
    const body = refusal ? { kind: 'unprocessable', code: refusal.code } : { ...DOCUMENT, id: name, name };
    const status = refusal?.status ?? 201;
    return Promise.resolve({ ok: status < 300, status, json: () => Promise.resolve(body) } as Response);
  });
});
afterEach(() => jest.restoreAllMocks());

it('sends the claim and then each document; a failed one shows its reason, and can be retried', async () => {
  const { user, requested } = await open(null);
  await user.upload(section().getByLabelText('Belge ekle'), [aFile('vergi.pdf'), aFile('oda.png', 'image/png')]);
  expect(section().getAllByText(/Talebinizle birlikte gönderilecek/)).toHaveLength(2);
  expect(sentTo).toEqual([]);
  refused['oda.png'] = { status: 422, code: 'not-a-document' };
  await user.type(screen.getByLabelText(/Açıklamanız/), NOTE);
  await user.click(screen.getByRole('button', { name: 'Talebi Gönder' }));
  expect(await screen.findByText(/Talebiniz inceleniyor/)).toBeInTheDocument();
  expect(await section().findByText('PDF, 340 KB · Gönderildi')).toBeInTheDocument();
  expect(await section().findByText('Bu dosya PDF veya görsel değil ya da bozuk.')).toBeInTheDocument();
  expect(requested.filter(({ name }) => name === 'StartClaim')).toHaveLength(1);
  expect(sentTo[0]).toMatch(/^\/isletmem\/belge\?talep=c&ad=vergi\.pdf&komut=[\w-]{36}$/);

  refused = {};
  await user.click(section().getByRole('button', { name: 'Yeniden dene: oda.png' }));
  await waitFor(() => expect(section().getAllByText(/Gönderildi/)).toHaveLength(2));
  expect(section().queryByRole('alert')).toBeNull();
  // With the same command id, because the failed upload may have arrived.
  expect(sentTo[2]).toBe(sentTo[1]);
  expect(sentTo).toHaveLength(3);
});

it('sends the documents that are listed when the claim is accepted, not those listed when it was sent', async () => {
  let take = () => {};
  const { user } = await open(null, {
    StartClaim: () => new Promise((resolve) => (take = () => resolve({ startClaim: WAITING }))),
  });
  await user.upload(section().getByLabelText('Belge ekle'), aFile('yanlis.pdf'));
  await user.type(screen.getByLabelText(/Açıklamanız/), NOTE);
  await user.click(screen.getByRole('button', { name: 'Talebi Gönder' }));
  await user.click(section().getByRole('button', { name: 'Kaldır: yanlis.pdf' }));
  await user.upload(section().getByLabelText('Belge ekle'), aFile('vergi.pdf'));
  await act(() => Promise.resolve(take()));

  expect(await section().findByText(/Gönderildi/)).toBeInTheDocument();
  expect(sentTo.map((address) => new URL(address, 'https://site.example').searchParams.get('ad'))).toEqual([
    'vergi.pdf',
  ]);
});

it('refuses files of a wrong type or size when they are chosen, each with its reason, and more than three documents', async () => {
  const { user } = await open(null);
  const input = section().getByLabelText('Belge ekle');
  await user.upload(input, [
    aFile('a.gif', 'image/gif'),
    aFile('b.pdf', 'application/pdf', 10 * 1024 * 1024 + 1),
    aFile('c.pdf', 'application/pdf', 0),
  ]);
  const alert = within(section().getByRole('alert'));
  expect(alert.getByText('a.gif: Yalnızca PDF, JPEG, PNG veya WebP yükleyebilirsiniz.')).toBeInTheDocument();
  expect(alert.getByText('b.pdf: Dosya en fazla 10 MB olabilir.')).toBeInTheDocument();
  expect(alert.getByText('c.pdf: Bu dosya boş.')).toBeInTheDocument();
  expect(section().queryByRole('listitem')).toBeNull();
  await user.upload(
    input,
    ['1', '2', '3', '4'].map((name) => aFile(`${name}.pdf`)),
  );
  expect(section().getByText('En fazla 3 belge ekleyebilirsiniz.')).toBeInTheDocument();
  expect(section().getAllByRole('listitem')).toHaveLength(3);
  expect(section().queryByLabelText('Belge ekle')).toBeNull();
  await user.click(section().getByRole('button', { name: 'Kaldır: 2.pdf' }));
  expect(section().getAllByRole('listitem')).toHaveLength(2);
  expect(section().getByLabelText('Belge ekle')).toBeInTheDocument();
});

it('shows the documents of a pending claim, uploads more at once, and removes one', async () => {
  const { user, requested } = await open(
    { ...WAITING, documents: [DOCUMENT] },
    { RemoveClaimDocument: () => ({ removeClaimDocument: [] }) },
  );
  expect(section().getByText('vergi-levhasi.pdf')).toBeInTheDocument();
  await user.upload(section().getByLabelText('Belge ekle'), aFile('oda.pdf'));
  expect(await section().findByText('oda.pdf')).toBeInTheDocument();
  await waitFor(() => expect(sentTo).toHaveLength(1));
  await user.click(await section().findByRole('button', { name: 'Kaldır: vergi-levhasi.pdf' }));
  await waitFor(() => expect(section().queryByText('vergi-levhasi.pdf')).toBeNull());
  expect(requested.find(({ name }) => name === 'RemoveClaimDocument')?.variables).toEqual({ claimId: 'c', id: 'd1' });
});

it('withdraws a claim after a confirmation, and then the page can be claimed again', async () => {
  const { user, requested } = await open(
    { ...WAITING, documents: [DOCUMENT] },
    { WithdrawClaim: () => ({ withdrawClaim: true }) },
  );
  await user.click(screen.getByRole('button', { name: 'Talebi Geri Çek' }));
  expect(requested.some(({ name }) => name === 'WithdrawClaim')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Evet, Geri Çek' }));
  expect(await screen.findByRole('button', { name: 'Talebi Gönder' })).toBeInTheDocument();
  expect(screen.queryByText('vergi-levhasi.pdf')).toBeNull();
  expect(await screen.findByText('Talebiniz geri çekildi')).toBeInTheDocument();
});

it('says when the claim was decided meanwhile', async () => {
  const { user } = await open(WAITING, {
    WithdrawClaim: () => {
      throw new QueryFailed('conflict', 'claim-decided', null);
    },
  });
  await user.click(screen.getByRole('button', { name: 'Talebi Geri Çek' }));
  await user.click(screen.getByRole('button', { name: 'Evet, Geri Çek' }));
  expect(await screen.findByText(/Bu talebe bu arada karar verildi/)).toBeInTheDocument();
});
