import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryFailed } from '../../lib/graphql/operation.js';
import type { PhotoFieldsFragment } from '../../lib/graphql/types.js';
import type { Answers } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';

const aPhoto = (id: string, alt = ''): PhotoFieldsFragment => ({
  ...{ id, alt, imageUrl: `/gorsel/a/${id}`, width: 1200, height: 800 },
});
const PAGE = {
  ...{ id: 'business-1', slug: 'ege-zeytin', name: 'Ege Zeytin', status: 'active', revision: 4, description: '' },
  ...{ phone: null, whatsapp: null, email: null, websiteUrl: null, minimumOrder: null, headquarters: null },
  ...{ categoryIds: [], serviceAttributeIds: [], openingHours: [], products: [], suggestions: [] },
  ...{ categories: [], services: [], certificates: [], certificateKinds: [] },
};
const FIGURES = { days: [], searches: [] };
const noReviews = { items: [], total: 0, averageRating: null, ratingCounts: null, page: 1, totalPages: 0 };

const open = async (photos: PhotoFieldsFragment[], answers: Answers = {}) => {
  const site = renderSite('/isletmem/ege-zeytin', {
    GetMyPage: () => ({ myPage: PAGE }),
    GetMyPageFigures: () => ({ myPageFigures: FIGURES }),
    ListReviews: () => ({ reviews: noReviews }),
    ListMyCertificateDocuments: () => ({ myCertificateDocuments: [] }),
    ListCoOwners: () => ({ coOwners: { owners: [], invitations: [] } }),
    ListMyPhotos: () => ({ myPagePhotos: photos }),
    ...answers,
  });
  const section = within(await screen.findByRole('region', { name: 'Fotoğraflar' }));
  await section.findByText('Fotoğraf ekle');
  return { ...site, section };
};
const sent = ({ requested }: { requested: { name: string; variables: unknown }[] }, name: string) =>
  requested.findLast((one) => one.name === name)?.variables;
const aFile = (type: string, name = 'bahce.jpg') => new File(['bytes'], name, { type });
const answering = (status: number, body: object) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue({ ok: status < 300, status, json: () => Promise.resolve(body) } as Response);

beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new Error('nothing is fetched here'));
});
afterEach(() => jest.restoreAllMocks());

it('uploads the chosen file and shows it', async () => {
  const photos: PhotoFieldsFragment[] = [];
  const { section } = await open(photos);
  const fetched = answering(201, { id: 'f1' });
  photos.push(aPhoto('f1'));
  await userEvent.upload(section.getByLabelText('Fotoğraf ekle'), aFile('image/jpeg'));
  expect(await section.findByLabelText('1. fotoğrafta ne görünüyor?')).toHaveValue('');
  // The page itself may read the visitor's session late, with the same fetch.
  expect(fetched).toHaveBeenCalledWith(
    expect.stringMatching(/^\/isletmem\/yukle\?isletme=business-1&komut=[\w-]{36}$/),
    expect.objectContaining({ method: 'POST', headers: { 'content-type': 'image/jpeg' } }),
  );
});

it.each([
  [422, 'not-a-picture', 'bahce.jpg: Bu dosya bir görsel değil ya da bozuk.'],
  [413, 'file-too-large', 'bahce.jpg: Dosya en fazla 5 MB olabilir.'],
  [403, 'e-mail-not-verified', /^bahce.jpg: Önce e-posta adresinizi doğrulayın/],
])('says why a file is refused: %s %s', async (status, code, text) => {
  const { section } = await open([]);
  answering(status, { code, kind: 'unprocessable' });
  await userEvent.upload(section.getByLabelText('Fotoğraf ekle'), aFile('image/jpeg'));
  expect(await section.findByRole('alert')).toHaveTextContent(text);
});

it('says of each refused file in a line of its own why it was refused', async () => {
  const { section } = await open([]);
  const large = Object.defineProperty(aFile('image/jpeg', 'dev.jpg'), 'size', { value: 5 * 1024 * 1024 + 1 });
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(section.getByLabelText('Fotoğraf ekle'), [large, aFile('image/gif', 'oynar.gif')]);
  const lines = (await section.findByRole('alert')).textContent.split('\n');
  expect(lines).toEqual([
    'dev.jpg: Dosya en fazla 5 MB olabilir.',
    'oynar.gif: Yalnızca JPEG, PNG veya WebP yükleyebilirsiniz.',
  ]);
});

it('saves texts and order together', async () => {
  const site = await open([aPhoto('f1'), aPhoto('f2', 'Bahçe')], {
    ArrangeMyPhotos: () => ({ arrangeMyPhotos: [aPhoto('f2', 'Bahçe'), aPhoto('f1', 'Taş değirmen')] }),
  });
  const { section } = site;
  await userEvent.type(section.getByLabelText('1. fotoğrafta ne görünüyor?'), 'Taş değirmen');
  await userEvent.click(section.getByRole('button', { name: '2. fotoğrafı öne al' }));
  expect(section.getByRole('button', { name: '1. fotoğrafı öne al' })).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(section.getByRole('button', { name: 'Metinleri ve sırayı kaydet' }));
  expect(await screen.findByText('Fotoğraflar kaydedildi')).toBeInTheDocument();
  expect(sent(site, 'ArrangeMyPhotos')).toMatchObject({
    businessId: 'business-1',
    photos: [
      { id: 'f2', alt: 'Bahçe' },
      { id: 'f1', alt: 'Taş değirmen' },
    ],
  });
});

it('keeps text that is typed while a save or a removal is pending', async () => {
  let answer = (_photos: PhotoFieldsFragment[]) => {};
  const later = (name: string) => () => new Promise((resolve) => (answer = (photos) => resolve({ [name]: photos })));
  const { section } = await open([aPhoto('f1'), aPhoto('f2')], {
    ArrangeMyPhotos: later('arrangeMyPhotos'),
    RemoveMyPhoto: later('removeMyPhoto'),
  });
  const text = section.getByLabelText('1. fotoğrafta ne görünüyor?');
  await userEvent.type(text, 'Taş');
  await userEvent.click(section.getByRole('button', { name: 'Metinleri ve sırayı kaydet' }));
  await userEvent.type(text, ' değirmen');
  answer([aPhoto('f1', 'Taş'), aPhoto('f2')]);
  expect(await screen.findByText('Fotoğraflar kaydedildi')).toBeInTheDocument();
  expect(text).toHaveValue('Taş değirmen');

  await userEvent.click(section.getByRole('button', { name: '2. fotoğrafı kaldır' }));
  await userEvent.type(text, 'de');
  answer([aPhoto('f1', 'Taş')]);
  expect(await section.findByText('Fotoğraf kaldırıldı.')).toBeInTheDocument();
  expect(text).toHaveValue('Taş değirmende');
});

it('removes photos, each of which can be put back, the last one first', async () => {
  const photos = [aPhoto('f1', 'Bahçe'), aPhoto('f2', 'Depo')];
  const { section } = await open(photos, {
    RemoveMyPhoto: ({ id }) => ({ removeMyPhoto: photos.filter((photo) => photo.id !== id && photo.id === 'f2') }),
    RestoreMyPhoto: ({ id }) => ({ restoreMyPhoto: photos.filter((photo) => photo.id === id || id === 'f1') }),
  });
  await userEvent.click(section.getByRole('button', { name: '1. fotoğrafı kaldır' }));
  expect(await section.findByText('Fotoğraf kaldırıldı.')).toBeInTheDocument();
  await userEvent.click(section.getByRole('button', { name: '1. fotoğrafı kaldır' }));
  await waitFor(() => expect(section.queryByLabelText('1. fotoğrafta ne görünüyor?')).toBeNull());
  expect(section.getByRole('button', { name: 'Geri al' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await section.findByLabelText('1. fotoğrafta ne görünüyor?')).toHaveValue('Depo');
  expect(section.getByRole('button', { name: 'Geri al' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(section.getByDisplayValue('Bahçe')).toHaveFocus());
  expect(section.queryByRole('button', { name: 'Geri al' })).toBeNull();
});

it('says which files were not sent when the connection is cut, although the photos cannot be reloaded either', async () => {
  let isCut = false;
  const { section } = await open([], {
    ListMyPhotos: () => {
      if (isCut) throw new QueryFailed('unavailable', 'network-error', null);
      return { myPagePhotos: [] };
    },
  });
  isCut = true;
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await userEvent.upload(section.getByLabelText('Fotoğraf ekle'), aFile('image/jpeg'));
  expect(await section.findByRole('alert')).toHaveTextContent('bahce.jpg: Ağ hatası');
});

it('reloads the photos and keeps typed texts when a save finds that they changed meanwhile', async () => {
  const photos = [aPhoto('f1', 'Bahçe')];
  const { section } = await open(photos, {
    ArrangeMyPhotos: () => {
      photos.push(aPhoto('f2', 'Yeni'));
      throw new QueryFailed('conflict', 'photos-changed-meanwhile', null);
    },
  });
  await userEvent.type(section.getByLabelText('1. fotoğrafta ne görünüyor?'), ' ve değirmen');
  await userEvent.click(section.getByRole('button', { name: 'Metinleri ve sırayı kaydet' }));
  expect(await section.findByRole('alert')).toHaveTextContent('Fotoğraflar bu arada değişti');
  expect(section.getByLabelText('1. fotoğrafta ne görünüyor?')).toHaveValue('Bahçe ve değirmen');
  expect(await section.findByLabelText('2. fotoğrafta ne görünüyor?')).toHaveValue('Yeni');
});
