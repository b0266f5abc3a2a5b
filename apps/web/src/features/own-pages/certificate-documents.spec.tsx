import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';

const PAGE = {
  ...{ id: 'business-1', slug: 'ege-zeytin', name: 'Ege Zeytin', status: 'active', revision: 4, description: '' },
  ...{ phone: null, whatsapp: null, email: null, websiteUrl: null, minimumOrder: null, headquarters: null },
  ...{ categoryIds: [], serviceAttributeIds: [], openingHours: [], products: [], suggestions: [] },
  ...{ categories: [], services: [], certificates: [], certificateKinds: [] },
};
const DOCUMENT = { id: 'd1', name: 'iso.pdf', type: 'application/pdf', bytes: 348_160 };
const noReviews = { items: [], total: 0, averageRating: null, ratingCounts: null, page: 1, totalPages: 0 };
const open = async (document: object | null, answers: Answers = {}) => {
  const site = renderSite('/isletmem/ege-zeytin', {
    GetMyPage: () => ({ myPage: PAGE }),
    GetMyPageFigures: () => ({ myPageFigures: { days: [], searches: [] } }),
    ListReviews: () => ({ reviews: noReviews }),
    ListCoOwners: () => ({ coOwners: { owners: [], invitations: [] } }),
    ListMyPhotos: () => ({ myPagePhotos: [] }),
    ListMyCertificateDocuments: () => ({
      myCertificateDocuments: [{ certificateId: 'c1', name: 'ISO 22000', document }],
    }),
    ...answers,
  });
  const section = within(await screen.findByRole('region', { name: 'Sertifika belgeleri' }));
  return { ...site, section, user: userEvent.setup({ applyAccept: false }) };
};
const aFile = (type = 'application/pdf') => new File(['bytes'], 'iso.pdf', { type });
const answering = (status: number, body: object) => {
  const sent: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const text = address as string;
    if (!text.startsWith('/isletmem/belge')) return Promise.reject(new Error('not one of these'));
    sent.push(text);
    return Promise.resolve({ ok: status < 300, status, json: () => Promise.resolve(body) } as Response);
  });
  return sent;
};

beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new Error('nothing is fetched here'));
});
afterEach(() => jest.restoreAllMocks());

it('uploads a document for a certificate, and shows its name, type and size', async () => {
  const { section, user } = await open(null);
  expect(section.getByText('Belge yok')).toBeInTheDocument();
  const sent = answering(201, DOCUMENT);
  await user.upload(section.getByLabelText('Belge yükle: ISO 22000'), aFile());
  expect(await section.findByText('iso.pdf · PDF, 340 KB')).toBeInTheDocument();
  expect(section.getByLabelText('Belgeyi değiştir: ISO 22000')).toBeInTheDocument();
  expect(sent).toEqual([
    expect.stringMatching(/^\/isletmem\/belge\?isletme=business-1&sertifika=c1&ad=iso\.pdf&komut=[\w-]{36}$/),
  ]);
});

it('removes the document of a certificate', async () => {
  const { section, user, requested } = await open(DOCUMENT, {
    RemoveMyCertificateDocument: () => ({ removeMyCertificateDocument: [] }),
  });
  await user.click(section.getByRole('button', { name: 'Belgeyi kaldır: ISO 22000' }));
  expect(await section.findByText('Belge yok')).toBeInTheDocument();
  expect(requested.find(({ name }) => name === 'RemoveMyCertificateDocument')?.variables).toEqual({
    ...{ businessId: 'business-1', certificateId: 'c1' },
  });
});

it('says why one is refused, and leaves the former one there', async () => {
  const { section, user } = await open(DOCUMENT);
  const sent = answering(422, { kind: 'unprocessable', code: 'not-a-document' });
  const choose = section.getByLabelText('Belgeyi değiştir: ISO 22000');
  await user.upload(choose, aFile());
  expect(await section.findByText('Bu dosya PDF veya görsel değil ya da bozuk.')).toBeInTheDocument();
  await user.upload(choose, aFile('image/gif'));
  expect(await section.findByText('Yalnızca PDF, JPEG, PNG veya WebP yükleyebilirsiniz.')).toBeInTheDocument();
  expect(section.getByText('iso.pdf · PDF, 340 KB')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});
