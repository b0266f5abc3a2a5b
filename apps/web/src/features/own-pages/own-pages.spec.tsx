import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { aReview, aReviewList } from '../../testing/builders.js';
import type { Answers } from '../../testing/answers.js';
import { dropAllDrafts } from '../../lib/forms/stored-drafts.js';
import { renderSite } from '../../testing/render-site.js';
import type { OwnPage } from './own-page-values.js';

const PAGE: OwnPage = {
  id: 'business-1',
  slug: 'ege-zeytin',
  name: 'Ege Zeytin',
  status: 'active',
  revision: 4,
  description: 'Zeytin ve zeytinyağı.',
  phone: '0232 111 22 33',
  whatsapp: null,
  email: 'bilgi@ege.example',
  websiteUrl: null,
  minimumOrder: null,
  categoryIds: ['k1'],
  serviceAttributeIds: [],
  headquarters: { address: 'Liman Yolu 1', city: 'İzmir', borough: null },
  certificates: [{ certificateId: 'c1', issuedDate: '2023-01-10', expiryDate: '2026-01-10' }],
  openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false }],
  products: [{ id: 'p1', name: 'Sızma', description: 'Soğuk sıkım.', price: 349.9 }],
  suggestions: [],
  categories: [
    { id: 'k1', name: 'Zeytin' },
    { id: 'k2', name: 'Sabun' },
  ],
  services: [{ id: 'h1', name: 'İhracat' }],
  certificateKinds: [
    { id: 'c1', name: 'ISO 22000' },
    { id: 'c2', name: 'Helal' },
  ],
};
const day = (on: string, over: object = {}) => ({
  ...{ day: on, views: 0, calls: 0, chats: 0, directions: 0, websites: 0, quoteRequests: 0 },
  ...over,
});
const FIGURES = {
  days: [day('2026-11-23', { views: 1200, calls: 2 }), day('2026-11-24', { views: 40, calls: 5, quoteRequests: 1 })],
  searches: [{ text: 'sızma zeytinyağı', times: 12 }],
};
const noReviews = { items: [], total: 0, averageRating: null, ratingCounts: null, page: 1, totalPages: 0 };
const refused = (kind: string, code: string) => () => {
  throw new QueryFailed(kind, code, null);
};
const open = async (answers: Answers = {}, page: Partial<OwnPage> = {}) => {
  const site = renderSite('/isletmem/ege-zeytin', {
    GetMyPage: () => ({ myPage: { ...PAGE, ...page } }),
    GetMyPageFigures: () => ({ myPageFigures: FIGURES }),
    ListReviews: () => ({ reviews: noReviews }),
    ListMyPhotos: () => ({ myPagePhotos: [] }),
    ListMyCertificateDocuments: () => ({ myCertificateDocuments: [] }),
    ListCoOwners: () => ({ coOwners: { owners: [], invitations: [] } }),
    EditMyPage: () => ({ editMyPage: { revision: 5, isWaiting: false } }),
    ...answers,
  });
  await screen.findByRole('form', { name: 'Sayfanın bilgileri' });
  return site;
};
const type = async (label: string, text: string) => {
  const input = screen.getByLabelText(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
const sent = ({ requested }: { requested: { name: string; variables: unknown }[] }) =>
  requested.find(({ name }) => name === 'EditMyPage')?.variables;

describe('/isletmem', () => {
  it('lists the pages of who is signed in, and is not for search engines', async () => {
    const pages = [
      { id: 'b', slug: 'ege-zeytin', name: 'Ege Zeytin', status: 'active', since: '2026-11-24T09:00:00Z' },
    ];
    renderSite('/isletmem', { ListMyPages: () => ({ myPages: pages }) });
    expect(await screen.findByRole('link', { name: 'Düzenle: Ege Zeytin' })).toHaveAttribute(
      'href',
      '/isletmem/ege-zeytin',
    );
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  it('links a signed-out visitor to the sign-in with the return path', async () => {
    renderSite('/isletmem', { ListMyPages: refused('unauthenticated', 'sign-in-required') });
    const leading = await within(await screen.findByRole('main')).findByRole('link', { name: 'Giriş Yap' });
    expect(leading).toHaveAttribute('href', '/giris?donus=%2Fisletmem');
  });
});

describe('/isletmem/:slug', () => {
  it('sends only changed fields', async () => {
    const site = await open();
    await type('WhatsApp numarası', '0532 111 22 33');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sabun' }));
    await save();
    expect(await screen.findByText('Değişiklikler yayında')).toBeInTheDocument();
    expect(sent(site)).toMatchObject({
      id: 'business-1',
      revision: 4,
      changes: { whatsapp: '0532 111 22 33', categoryIds: ['k1', 'k2'] },
    });
    expect(Object.keys((sent(site) as { changes: object }).changes).sort()).toEqual(['categoryIds', 'whatsapp']);
  });

  it('shows a telephone number as the page does, which is no change of it', async () => {
    const site = await open({}, { phone: '+902321112233' });
    expect(screen.getByLabelText('Telefon')).toHaveValue('0232 111 22 33');
    await type('Açıklama', 'Zeytin.');
    await save();
    await screen.findByText('Değişiklikler yayında');
    expect(Object.keys((sent(site) as { changes: object }).changes)).toEqual(['description']);
  });

  it('renews a certificate and adds another, with their days', async () => {
    const site = await open();
    const iso = within(screen.getByRole('group', { name: 'ISO 22000' }));
    expect(iso.getByRole('checkbox')).toBeChecked();
    fireEvent.change(iso.getByLabelText(/^Son geçerlilik/), { target: { value: '2029-01-10' } });
    await userEvent.click(within(screen.getByRole('group', { name: 'Helal' })).getByRole('checkbox'));
    await save();
    await screen.findByText('Değişiklikler yayında');

    expect(sent(site)).toMatchObject({
      changes: {
        certificates: [
          { certificateId: 'c1', issuedDate: '2023-01-10', expiryDate: '2029-01-10' },
          { certificateId: 'c2', issuedDate: null, expiryDate: null },
        ],
      },
    });
  });

  it('marks a certificate that has expired, and no other', async () => {
    await open({}, { certificates: [...PAGE.certificates, { certificateId: 'c2', expiryDate: '9999-01-10' }] });
    expect(within(screen.getByRole('group', { name: 'ISO 22000' })).getByText('Süresi doldu')).toBeInTheDocument();
    expect(screen.getAllByText('Süresi doldu')).toHaveLength(1);
  });

  it('shows beside the certificate that it cannot end before it begins', async () => {
    const fieldErrors = [{ field: 'certificates.0.expiryDate', code: 'certificate-dates-out-of-order' }];
    await open({
      EditMyPage: () => {
        throw new QueryFailed('unprocessable', 'business-invalid', null, fieldErrors);
      },
    });
    const iso = within(screen.getByRole('group', { name: 'ISO 22000' }));
    fireEvent.change(iso.getByLabelText(/^Son geçerlilik/), { target: { value: '2020-01-10' } });
    await save();

    expect(await iso.findByText('Son geçerlilik tarihi veriliş tarihinden önce olamaz.')).toBeInTheDocument();
  });

  it('says that the e-mail address is looked at first', async () => {
    await open();
    const reviewed = within(screen.getByRole('region', { name: 'İncelemeden sonra yayınlanan bilgiler' }));
    expect(reviewed.getByLabelText('E-posta')).toHaveValue('bilgi@ege.example');
    expect(reviewed.getByText(/^Ad, e-posta, kategori/)).toBeInTheDocument();
  });

  it('adds and removes products, with prices as people write them', async () => {
    const site = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Ürünü kaldır: Sızma' }));
    expect(screen.getByRole('button', { name: 'Ürün ekle' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Ürün ekle' }));
    await type('Ürün adı', 'Yeşil zeytin');
    await type('Ürün açıklaması', 'Kırma.');
    await type('Birim (isteğe bağlı)', ' 10 kg bidon');
    await type('Fiyat (TL) (isteğe bağlı)', 'yüz');
    await save();
    expect(await screen.findByText('Fiyatı 149,90 gibi yazın.')).toBeInTheDocument();
    await type('Fiyat (TL) (isteğe bağlı)', '1.149,90');
    await save();
    await screen.findByText('Değişiklikler yayında');
    expect(sent(site)).toMatchObject({
      changes: {
        products: [
          {
            id: null,
            name: 'Yeşil zeytin',
            description: 'Kırma.',
            price: 1149.9,
            unit: '10 kg bidon',
            minimumOrder: null,
          },
        ],
      },
    });
  });

  it('says that the page has another owner now, with the next step', async () => {
    await open({ EditMyPage: refused('forbidden', 'not-page-owner') });
    await type('Telefon', '0232 999 88 77');
    await save();
    expect(await screen.findByText(/Bu sayfayı artık yönetmiyorsunuz; .* davet isteyin/)).toBeInTheDocument();
  });

  it('says that the page has changed meanwhile, loads its current version and keeps the input', async () => {
    const page = { ...PAGE };
    const { requested } = await open({
      GetMyPage: () => ({ myPage: { ...page } }),
      EditMyPage: ({ revision }) => {
        if (revision === 5) return { editMyPage: { revision: 6, isWaiting: false } };
        Object.assign(page, { revision: 5, description: 'Yeni açıklama.', serviceAttributeIds: ['h1'] });
        throw new QueryFailed('conflict', 'business-changed-meanwhile', null);
      },
    });
    await type('Telefon', '0232 999 88 77');
    await save();
    expect(await screen.findByText(/Siz düzenlerken sayfa değişti/)).toBeInTheDocument();
    expect(screen.getByLabelText('Telefon')).toHaveValue('0232 999 88 77');
    expect(screen.getByLabelText('Açıklama')).toHaveValue('Yeni açıklama.');
    expect(screen.getByRole('checkbox', { name: 'İhracat' })).toBeChecked();
    await save();
    expect(await screen.findByText('Değişiklikler yayında')).toBeInTheDocument();
    const last = requested.findLast(({ name }) => name === 'EditMyPage')?.variables;
    expect(last).toMatchObject({ revision: 5, changes: { phone: '0232 999 88 77' } });
    expect(Object.keys((last as { changes: object }).changes)).toEqual(['phone']);
  });

  it('names the fields that another owner has changed as well, with what they say now', async () => {
    const page = { ...PAGE };
    await open({
      GetMyPage: () => ({ myPage: { ...page } }),
      EditMyPage: () => {
        Object.assign(page, { revision: 5, description: 'Yeni açıklama.', phone: '0232 555 44 33' });
        throw new QueryFailed('conflict', 'business-changed-meanwhile', null);
      },
    });
    await type('Telefon', '0232 999 88 77');
    await save();
    const notice = await screen.findByText(/Siz düzenlerken sayfa değişti/);
    expect(notice).toHaveTextContent('“Telefon” alanını başkası da değiştirdi (şimdi: 0232 555 44 33)');
    expect(notice).not.toHaveTextContent('Açıklama');
    expect(screen.getByLabelText('Telefon')).toHaveValue('0232 999 88 77');
  });

  it('keeps what is typed into a product that another owner removed meanwhile, and adds it anew', async () => {
    const [sizma] = PAGE.products;
    const page = { ...PAGE, products: [sizma!, { ...sizma!, id: 'p2', name: 'Riviera' }] };
    const { requested } = await open({
      GetMyPage: () => ({ myPage: { ...page } }),
      EditMyPage: ({ revision }) => {
        if (revision === 5) return { editMyPage: { revision: 6, isWaiting: false } };
        Object.assign(page, { revision: 5, products: [] });
        throw new QueryFailed('conflict', 'business-changed-meanwhile', null);
      },
    });
    await userEvent.type(
      within(screen.getByRole('group', { name: 'Sızma' })).getByLabelText('Ürün açıklaması'),
      ' Erken hasat.',
    );
    await save();
    await screen.findByText(/Siz düzenlerken sayfa değişti/);
    expect(screen.queryByRole('group', { name: 'Riviera' })).toBeNull();
    await save();
    await screen.findByText('Değişiklikler yayında');
    expect(requested.findLast(({ name }) => name === 'EditMyPage')?.variables).toMatchObject({
      changes: { products: [{ id: null, name: 'Sızma', description: 'Soğuk sıkım. Erken hasat.', price: 349.9 }] },
    });
  });

  it('keeps what is typed while a save or the reload after it is pending', async () => {
    const page = { ...PAGE };
    const waiting: (() => void)[] = [];
    const later = <Answer,>(answer: () => Answer) =>
      new Promise<Answer>((resolve) => waiting.push(() => resolve(answer())));
    let isShown = false;
    const { requested } = await open({
      GetMyPage: () => (isShown ? later(() => ({ myPage: { ...page } })) : { myPage: { ...page } }),
      EditMyPage: ({ changes }) =>
        later(() => {
          const { products, ...fields } = changes as Pick<OwnPage, 'products'>;
          Object.assign(page, fields, { revision: page.revision + 1, name: PAGE.name });
          page.products = products.map((product, at) => ({ ...product, id: `p${at + 1}` }));
          return { editMyPage: { revision: page.revision, isWaiting: true } };
        }),
    });
    isShown = true;
    const inProduct = (name: string) => within(screen.getByRole('group', { name }));
    await type('İşletme adı', 'Ege Zeytincilik');
    await type('Açıklama', 'Zeytin ');
    await userEvent.click(screen.getByRole('button', { name: 'Ürün ekle' }));
    await userEvent.type(inProduct('yeni ürün').getByLabelText('Ürün adı'), 'Kırma');
    await userEvent.type(inProduct('yeni ürün').getByLabelText('Ürün açıklaması'), 'Yeşil.');
    await save();
    await userEvent.type(screen.getByLabelText('Açıklama'), 've sabun.');
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(() => Promise.resolve(waiting.pop()!()));
    await waitFor(() => expect(waiting).toHaveLength(1));
    await type('Telefon', '0232 999 88 77');
    await userEvent.type(inProduct('yeni ürün').getByLabelText('Ürün açıklaması'), ' Taze.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sabun' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ürün ekle' }));
    await userEvent.type(screen.getAllByLabelText('Ürün adı').at(-1)!, 'Sabun');
    await act(() => Promise.resolve(waiting.pop()!()));

    expect(await screen.findByRole('group', { name: 'Kırma' })).toBeInTheDocument();
    expect(screen.getByLabelText('Açıklama')).toHaveValue('Zeytin ve sabun.');
    expect(screen.getByLabelText('Telefon')).toHaveValue('0232 999 88 77');
    expect(screen.getByLabelText('İşletme adı')).toHaveValue('Ege Zeytin');
    expect(screen.getByRole('checkbox', { name: 'Sabun' })).toBeChecked();
    expect(screen.getAllByLabelText('Ürün adı').map((input) => (input as HTMLInputElement).value)).toEqual([
      'Sızma',
      'Kırma',
      'Sabun',
    ]);
    expect(inProduct('Kırma').getByLabelText('Ürün açıklaması')).toHaveValue('Yeşil. Taze.');
    await userEvent.type(screen.getAllByLabelText('Ürün açıklaması').at(-1)!, 'Zeytinyağlı.');
    await save();
    await waitFor(() => expect(requested.filter(({ name }) => name === 'EditMyPage')).toHaveLength(2));
    expect(requested.findLast(({ name }) => name === 'EditMyPage')?.variables).toMatchObject({
      revision: 5,
      changes: {
        categoryIds: ['k1', 'k2'],
        description: 'Zeytin ve sabun.',
        phone: '0232 999 88 77',
        products: [
          { id: 'p1', name: 'Sızma' },
          { id: 'p2', name: 'Kırma', description: 'Yeşil. Taze.' },
          { id: null, name: 'Sabun' },
        ],
      },
    });
  });

  it('keeps the form when the page cannot be reloaded after a save, and says so', async () => {
    let isCut = false;
    await open({
      GetMyPage: () => {
        if (isCut) throw new QueryFailed('unavailable', 'network-error', null);
        return { myPage: PAGE };
      },
    });
    isCut = true;
    await type('Telefon', '0232 999 88 77');
    await save();
    expect(await screen.findByText('Sayfa yüklenemedi')).toBeInTheDocument();
    expect(screen.getByLabelText('Telefon')).toHaveValue('0232 999 88 77');
  });

  it('tells an owner whose session has ended what to do, and keeps the input', async () => {
    await open({ EditMyPage: refused('unauthenticated', 'sign-in-required') });
    await type('Telefon', '0232 999 88 77');
    await save();
    expect(await screen.findByText(/^Oturumunuz sona erdi/)).toBeInTheDocument();
    expect(screen.getByLabelText('Telefon')).toHaveValue('0232 999 88 77');
  });

  it('shows pending and decided suggestions, with the reason of a rejection', async () => {
    const change = { part: 'name', seen: 'Ege Zeytin', suggested: 'Ege Zeytincilik', isAccepted: false };
    const place = JSON.stringify({ address: 'Yeni Yol 5', borough: null, city: 'İzmir' });
    await open(
      {},
      {
        suggestions: [
          { id: 's1', status: 'pending', createdAt: '2026-11-24T09:00:00Z', changes: [change] },
          {
            id: 's2',
            status: 'rejected',
            createdAt: '2026-11-20T09:00:00Z',
            decidedAt: '2026-11-21T09:00:00Z',
            rejection: 'Adres bulunamadı.',
            changes: [{ part: 'headquarters', seen: null, suggested: place, isAccepted: false }],
          },
        ],
      },
    );
    const told = within(screen.getByRole('region', { name: 'Değişiklik önerileriniz' }));
    expect(told.getByText('İnceleniyor')).toBeInTheDocument();
    expect(told.getByText('Ege Zeytincilik')).toBeInTheDocument();
    expect(told.getByText('Gerekçe: Adres bulunamadı.')).toBeInTheDocument();
    expect(told.getByText('Yeni Yol 5, İzmir')).toBeInTheDocument();
    expect(told.getAllByRole('button', { name: 'Geri çek' })).toHaveLength(1);
  });

  it('shows the figures of visitors, one measure per day at a time, and their searches', async () => {
    const site = await open();
    const figures = within(await screen.findByRole('region', { name: 'Sayfanızın rakamları' }));
    expect(await figures.findByRole('button', { name: '1.240 Görüntüleme' })).toHaveAttribute('aria-pressed', 'true');
    expect(figures.getByRole('img', { name: 'Görüntüleme: toplam 1.240, en çok 1.200 (23 Kas 2026)' })).toBeVisible();
    await userEvent.click(figures.getByRole('button', { name: '7 Telefon tıklaması' }));
    expect(figures.getByRole('img', { name: 'Telefon tıklaması: toplam 7, en çok 5 (24 Kas 2026)' })).toBeVisible();
    await userEvent.click(figures.getByText('Günlere göre'));
    const rows = within(figures.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['23 Kas 20262', '24 Kas 20265']);
    expect(figures.getByRole('link', { name: 'sızma zeytinyağı' })).toHaveAttribute(
      'href',
      '/firma?q=s%C4%B1zma+zeytinya%C4%9F%C4%B1',
    );
    await userEvent.click(figures.getByRole('button', { name: 'Son 90 gün' }));
    const variablesSent = site.requested
      .filter(({ name }) => name === 'GetMyPageFigures')
      .map(({ variables }) => variables);
    expect(variablesSent[0]).toEqual({ businessId: 'business-1', days: 30 });
    expect(variablesSent.at(-1)).toEqual({ businessId: 'business-1', days: 90 });
  });

  it('hides the count of price requests while it is unavailable, with a message', async () => {
    const days = FIGURES.days.map((one) => ({ ...one, quoteRequests: null }));
    await open({ GetMyPageFigures: () => ({ myPageFigures: { days, searches: [] } }) });
    expect(await screen.findByText('Fiyat taleplerinin sayısı şu an alınamıyor.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Fiyat talebi/ })).toBeNull();
    expect(screen.getByText(/en az üç kez kullanılmış bir arama yok/)).toBeVisible();
  });

  it('shows the page without its figures where these fail', async () => {
    await open({ GetMyPageFigures: refused('unavailable', 'service-unavailable') });
    expect(await screen.findByText('Rakamlar yüklenemedi')).toBeVisible();
  });

  it('sends no certificates when one of a kind that is no longer offered is unchanged', async () => {
    const site = await open({}, { certificateKinds: [{ id: 'c2', name: 'Helal' }] });
    await type('Açıklama', 'Zeytin.');
    await save();
    expect(sent(site)).toMatchObject({ changes: { description: 'Zeytin.' } });
    expect(sent(site)).not.toHaveProperty('changes.certificates');
  });

  it('keeps the focus when an invitation is withdrawn', async () => {
    const invitation = { id: 'i1', email: 'yeni@ege.example', handsOver: false, expiresAt: '2026-12-06T09:00:00.000Z' };
    const invitations = [invitation];
    await open({
      ListCoOwners: () => ({ coOwners: { owners: [], invitations: [...invitations] } }),
      WithdrawInvitation: () => ({ withdrawInvitation: invitations.splice(0).length > 0 }),
    });
    const withdrawal = await screen.findByRole('form', { name: 'Geri çek: yeni@ege.example' });
    await userEvent.click(within(withdrawal).getByRole('button', { name: 'Geri çek' }));
    await waitFor(() => expect(withdrawal).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Sayfayı yönetenler' })).toHaveFocus();
  });

  it('withdraws a suggestion only once when the button is pressed twice', async () => {
    const suggestions = [{ id: 's1', status: 'pending', createdAt: '2026-11-24T09:00:00Z', changes: [] }];
    const { requested } = await open({ WithdrawSuggestion: () => ({ withdrawSuggestion: true }) }, { suggestions });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Geri çek' }));
    expect(await screen.findByText('Öneriniz geri çekildi')).toBeInTheDocument();
    expect(requested.filter(({ name }) => name === 'WithdrawSuggestion')).toHaveLength(1);
  });

  it('keeps an unsaved reply to a review of a later page when another reply is saved', async () => {
    const pages = [[aReview({ id: 'r1' })], [aReview({ id: 'r2' }), aReview({ id: 'r3' })]];
    await open({
      ListReviews: ({ page }) => ({
        reviews: aReviewList({ items: pages[Number(page) - 1]!, total: 3, page: Number(page), totalPages: 2 }),
      }),
      SaveReviewReply: ({ text }) => {
        pages[1]![0] = aReview({ id: 'r2', reply: { text: String(text), postedAt: '2026-11-25T09:00:00.000Z' } });
        return { saveReviewReply: true };
      },
    });
    const answers = () => screen.getAllByRole('textbox', { name: 'Yanıtınız' });
    await userEvent.click(await screen.findByRole('button', { name: 'Daha fazla yorum' }));
    await waitFor(() => expect(answers()).toHaveLength(3));
    await userEvent.type(answers()[2]!, 'Yarım kalan');
    await userEvent.type(answers()[1]!, 'Teşekkürler');
    await userEvent.click(screen.getAllByRole('button', { name: 'Yanıtı kaydet' })[1]!);
    expect(await screen.findByRole('button', { name: 'Yanıtı kaldır' })).toBeInTheDocument();
    expect(answers().map((box) => (box as HTMLTextAreaElement).value)).toEqual(['', 'Teşekkürler', 'Yarım kalan']);
  });

  describe('unsaved input', () => {
    const signIn = (id: string) =>
      jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
        const me = { visitor: { id, name: 'Zeynep', verified: true }, backOffice: null };
        return Promise.resolve(address === '/auth/me' ? Response.json(me) : new Response(null, { status: 204 }));
      });
    beforeEach(() => {
      dropAllDrafts();
      signIn('owner-1');
    });
    afterEach(() => jest.restoreAllMocks());
    const list = { reviews: aReviewList({ items: [aReview({ id: 'r1' })] }) };
    const reply = () => screen.findByRole('textbox', { name: 'Yanıtınız' });

    it('is there again when the page is opened next time, and gone once it is saved', async () => {
      const answers = { ListReviews: () => list };
      const first = await open(answers);
      await type('Telefon', '0232 999 88 77');
      await userEvent.click(screen.getByRole('checkbox', { name: 'Sabun' }));
      await userEvent.click(screen.getByRole('button', { name: 'Ürünü kaldır: Sızma' }));
      await userEvent.click(screen.getByRole('button', { name: 'Ürün ekle' }));
      await userEvent.type(screen.getByLabelText(/^Ürün adı/), 'Yeşil zeytin');
      await userEvent.type(await reply(), 'Yarım kalan');
      first.unmount();

      const second = await open(answers, { description: 'Yeni açıklama.', phone: '0232 555 44 33' });
      expect(await screen.findByText(/Kaydetmeden bıraktığınız değişiklikler duruyor/)).toHaveTextContent(
        '“Telefon” alanını başkası da değiştirdi (şimdi: 0232 555 44 33)',
      );
      expect(screen.getByLabelText('Telefon')).toHaveValue('0232 999 88 77');
      expect(screen.getByLabelText('Açıklama')).toHaveValue('Yeni açıklama.');
      expect(screen.getByRole('checkbox', { name: 'Sabun' })).toBeChecked();
      expect(screen.getAllByLabelText(/^Ürün adı/).map((input) => (input as HTMLInputElement).value)).toEqual([
        'Yeşil zeytin',
      ]);
      expect(await reply()).toHaveValue('Yarım kalan');
      await userEvent.type(screen.getByLabelText(/^Ürün açıklaması/), 'Kırma.');
      await save();
      await screen.findByText('Değişiklikler yayında');
      expect(sent(second)).toMatchObject({
        changes: { phone: '0232 999 88 77', categoryIds: ['k1', 'k2'], products: [{ id: null, name: 'Yeşil zeytin' }] },
      });
      expect(screen.queryByText(/Kaydetmeden bıraktığınız/)).toBeNull();
      second.unmount();

      await open(answers);
      expect(screen.getByLabelText('Telefon')).toHaveValue('0232 111 22 33');
      expect(screen.getByLabelText(/^Ürün adı/)).toHaveValue('Sızma');
    });

    it('is discarded by its button, by signing out, and is not for another account', async () => {
      const first = await open();
      await type('Telefon', '0232 999 88 77');
      await userEvent.click(screen.getByRole('button', { name: 'Ürün ekle' }));
      await userEvent.click(screen.getByRole('button', { name: 'Ürünü kaldır: Sızma' }));
      first.unmount();
      signIn('owner-2');
      const others = await open();
      expect(screen.getByLabelText('Telefon')).toHaveValue('0232 111 22 33');
      others.unmount();
      signIn('owner-1');
      const second = await open();
      await userEvent.click(screen.getByRole('button', { name: 'Değişiklikleri at' }));
      expect(screen.getByLabelText('Telefon')).toHaveValue('0232 111 22 33');
      expect(screen.getByLabelText(/^Ürün adı/)).toHaveValue('Sızma');
      expect(localStorage).toHaveLength(0);
      second.unmount();
      const third = await open();
      expect(screen.queryByRole('button', { name: 'Değişiklikleri at' })).toBeNull();
      await type('Telefon', '0232 999 88 77');
      await act(() => third.router.navigate('/cikis'));
      await userEvent.click(await screen.findByRole('button', { name: 'Çıkış Yap' }));
      await waitFor(() => expect(localStorage).toHaveLength(0));
    });
  });

  it('moves the focus to the confirmation of leaving and back, and does not navigate a visitor who left', async () => {
    let leave = () => {};
    const { router } = await open({
      LeavePage: () => new Promise((resolve) => (leave = () => resolve({ leavePage: true }))),
    });
    const button = () => screen.findByRole('button', { name: 'Yönetmeyi bırak' });
    await userEvent.click(await button());
    expect(screen.getByText(/yönetmeyi bırakmak istediğinizden emin misiniz/)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    expect(await button()).toHaveFocus();

    await userEvent.click(await button());
    await userEvent.click(screen.getByRole('button', { name: 'Evet, Bırak' }));
    await act(() => router.navigate('/'));
    await act(() => Promise.resolve(leave()));
    expect(router.state.location.pathname).toBe('/');
  });

  it('shows a visitor who is not the owner only that the page is not theirs', async () => {
    renderSite('/isletmem/baskasinin', { GetMyPage: refused('forbidden', 'not-page-owner') });
    expect(await screen.findByText(/Bu sayfa size ait değil/)).toBeInTheDocument();
  });
});
