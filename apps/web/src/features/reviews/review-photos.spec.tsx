import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SiteContext } from '../../lib/site.js';
import { visitorChanged } from '../../lib/store/session.slice.js';
import type { Answers } from '../../testing/answers.js';
import { aBusiness, aMyReview, aReview, aReviewList, aSite, aVisitor } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import { ReviewItem } from './components/review-item.js';
import { ReviewPhotos } from './components/review-photos.js';
import { lazyReviewComponents } from './components/lazy-components.js';

const aPhoto = (id: string, alt = '') => ({ id, alt, imageUrl: `/gorsel/a/${id}`, width: 1200, height: 800 });
const GOOD = 'Pul biberin kokusu harika.';

async function show(answers: Answers = {}, reviews = aReviewList()) {
  const site = renderSite('/firma/anadolu-baharat-evi', {
    GetBusiness: () => ({ business: { __typename: 'BusinessFound', business: aBusiness({ reviews }) } }),
    GetMyReview: () => ({ myReview: null }),
    ...answers,
  });
  const section = await screen.findByRole('region', { name: 'Yorumlar' });
  return {
    ...site,
    section: within(section),
    sent: (name: string) => site.requested.filter((one) => one.name === name),
  };
}
async function signedIn(answers: Answers = {}) {
  const site = await show(answers);
  await act(() => Promise.resolve(site.store.dispatch(visitorChanged(aVisitor()))));
  return site;
}
const aFile = (name = 'kasa.jpg', type = 'image/jpeg') => new File(['bytes'], name, { type });
const field = async () => within(await screen.findByRole('group', { name: 'Fotoğraflar' }));
/** Answers uploads with these answers in turn. Returns the addresses of the uploads so far. */
function uploads(...answers: { status: number; body?: object }[]): string[] {
  const sent: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const path = address as string;
    if (!path.startsWith('/yorumlarim/yukle')) return Promise.reject(new Error(`nothing answers ${path}`));
    sent.push(path);
    const { status, body = {} } = answers.shift() ?? { status: 201 };
    return Promise.resolve({ ok: status < 300, status, json: () => Promise.resolve(body) } as Response);
  });
  return sent;
}
async function write() {
  await userEvent.click(screen.getByRole('radio', { name: '4 yıldız' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Yorumunuz' }), GOOD);
}

beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new Error('nothing is fetched here'));
});
afterEach(() => jest.restoreAllMocks());

describe('photos below a review', () => {
  it('are small, with size and text, and open large', async () => {
    const items = [aReview({ photos: [aPhoto('f1', 'Kasa'), aPhoto('f2')] }), aReview({ id: 'review-2' })];
    const { section } = await show({}, aReviewList({ items }));
    const image = await section.findByRole('img', { name: 'Kasa' });
    for (const [name, value] of Object.entries({ width: '1200', height: '800', loading: 'lazy' }))
      expect(image).toHaveAttribute(name, value);
    const second = section.getByRole('link', { name: 'Selin Aksoy’un yorumundan fotoğraf 2' });
    expect(second).toHaveAttribute('href', '/gorsel/a/f2?w=1280');
    await userEvent.click(second);
    expect(within(await screen.findByRole('dialog', { name: 'Fotoğraflar' })).getByText('2 / 2')).toBeVisible();
    expect(section.getAllByRole('article')[1]!.querySelectorAll('img, ul')).toHaveLength(0);
  });
});

it('photos stand as the server drew them, whatever changes around them, until their chunk is there', async () => {
  const { Photos } = lazyReviewComponents;
  const site = aSite();
  const review = aReview({ photos: [aPhoto('f1', 'Kasa')] });
  const item = (actions: string) => (
    <SiteContext value={site}>
      <ReviewItem review={review} actions={actions} />
    </SiteContext>
  );
  const place = document.body.appendChild(document.createElement('div'));
  lazyReviewComponents.Photos = ReviewPhotos;
  place.innerHTML = renderToString(item(''));
  const image = place.querySelector('img')!;
  lazyReviewComponents.Photos = lazy(() => new Promise<never>(() => undefined));
  const root = await act(() => Promise.resolve(hydrateRoot(place, item(''))));
  await act(() => Promise.resolve(root.render(item('Bildir'))));
  expect(place).toHaveTextContent('Bildir');
  expect(place).toContainElement(image);
  await act(() => Promise.resolve(root.render(<div key="elsewhere">{item('')}</div>)));
  expect(place.querySelectorAll('.review-photos')).toHaveLength(1);
  act(() => root.unmount());
  place.remove();
  lazyReviewComponents.Photos = Photos;
});

const aLargeFile = () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'dev.jpg', { type: 'image/jpeg' });

describe('the field for photos', () => {
  const posted = aMyReview({ id: 'review-new', comment: GOOD });
  const POSTING: Answers = { PostReview: () => ({ postReview: posted }) };

  it('is not shown to a visitor who is not signed in', async () => {
    await show();
    await screen.findByRole('button', { name: 'Yorumu Gönder' });
    expect(screen.queryByRole('group', { name: 'Fotoğraflar' })).toBeNull();
  });

  it('sends the photos after the review, each with its text, and shows them', async () => {
    let isPosted = false;
    const { sent } = await signedIn({
      PostReview: () => {
        isPosted = true;
        return { postReview: posted };
      },
      GetMyReview: () => ({ myReview: isPosted ? { ...posted, photos: [aPhoto('f1', 'Kasa')] } : null }),
    });
    const addresses = uploads();
    const photos = await field();
    await userEvent.upload(photos.getByLabelText('Fotoğraf ekle'), aFile());
    expect(await photos.findByRole('img', { name: '1. fotoğrafın önizlemesi' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:/),
    );
    await userEvent.type(photos.getByLabelText(/1\. fotoğrafta ne görünüyor/), 'Kasa');
    await write();
    expect(addresses).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Yorumu Gönder' }));

    const own = within(await screen.findByRole('region', { name: 'Yorumunuz' }));
    expect(await own.findByRole('img', { name: 'Kasa' })).toBeInTheDocument();
    expect(sent('PostReview')).toHaveLength(1);
    expect(addresses).toEqual([expect.stringMatching(/\?yorum=review-new&komut=[\w-]{36}&metin=Kasa$/)]);
  });

  it('says of each photo why it failed, keeps it, and sends it again without posting twice', async () => {
    const { sent } = await signedIn(POSTING);
    const addresses = uploads({ status: 201 }, { status: 422, body: { code: 'not-a-picture', kind: 'unprocessable' } });
    const photos = await field();
    await userEvent.upload(photos.getByLabelText('Fotoğraf ekle'), [aFile('bir.jpg'), aFile('iki.jpg'), aLargeFile()]);
    expect(photos.getByRole('alert')).toHaveTextContent('dev.jpg: Dosya en fazla 5 MB olabilir.');
    await write();
    await userEvent.click(screen.getByRole('button', { name: 'Yorumu Gönder' }));

    expect(await photos.findByText('iki.jpg: Bu dosya bir görsel değil ya da bozuk.')).toBeInTheDocument();
    expect(photos.getByRole('alert')).toHaveTextContent('Yorumunuz kaydedildi, ama bazı fotoğraflar yüklenemedi.');
    expect(photos.queryByText(/bir\.jpg/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Yorumu Gönder' }));
    expect(await screen.findByRole('region', { name: 'Yorumunuz' })).toBeInTheDocument();
    const [, failed, again] = addresses;
    expect([addresses.length, again]).toEqual([3, failed]);
    expect([sent('PostReview').length, sent('EditReview').length]).toEqual([1, 0]);
  });

  it('lets an author finish without the photos that failed', async () => {
    await signedIn(POSTING);
    uploads({ status: 503, body: { code: 'service-unavailable', kind: 'unavailable' } });
    const photos = await field();
    await userEvent.upload(photos.getByLabelText('Fotoğraf ekle'), aFile());
    await write();
    await userEvent.click(screen.getByRole('button', { name: 'Yorumu Gönder' }));
    expect(await photos.findByText(/^kasa\.jpg: Hizmete şu anda ulaşılamıyor/)).toBeInTheDocument();
    await userEvent.click(photos.getByRole('button', { name: 'Bu fotoğraflar olmadan bitir' }));
    expect(await screen.findByRole('region', { name: 'Yorumunuz' })).toHaveTextContent(GOOD);
  });

  it('accepts four photos, refuses a fifth with a message, and lets one be removed', async () => {
    await signedIn();
    const photos = await field();
    const files = Array.from({ length: 5 }, (_, at) => aFile(`${at}.jpg`));
    await userEvent.upload(photos.getByLabelText('Fotoğraf ekle'), files);
    expect(photos.getAllByRole('textbox')).toHaveLength(4);
    expect(photos.getByRole('alert')).toHaveTextContent('Bir yorumda en fazla 4 fotoğraf olabilir.');
    expect(photos.getAllByText('Bir yorumda en fazla 4 fotoğraf olabilir.')).toHaveLength(1);
    await userEvent.click(photos.getByRole('button', { name: '4. fotoğrafı kaldır' }));
    expect(photos.getAllByRole('textbox')).toHaveLength(3);
    expect(photos.getByLabelText('Fotoğraf ekle')).toBeEnabled();
  });

  it('refuses a file that is too large before upload; it takes no place of another', async () => {
    await signedIn();
    const photos = await field();
    const files = Array.from({ length: 4 }, (_, at) => aFile(`${at}.jpg`));
    await userEvent.upload(photos.getByLabelText('Fotoğraf ekle'), [aLargeFile(), ...files]);
    expect(photos.getByText('dev.jpg: Dosya en fazla 5 MB olabilir.')).toBeInTheDocument();
    expect(photos.getAllByRole('textbox')).toHaveLength(4);
  });
});

describe('photos of the own review', () => {
  const own = aMyReview({ photos: [{ ...aPhoto('f1', 'Kasa'), takenDownFor: null }] });
  const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Yorumumu Düzenle' }));

  it('can be removed, and each can be put back', async () => {
    const two = { ...own, photos: [...own.photos, { ...aPhoto('f2', 'Raf'), takenDownFor: null }] };
    const gone = new Set<unknown>();
    const left = () => ({ ...two, photos: two.photos.filter(({ id }) => !gone.has(id)) });
    const { sent } = await signedIn({
      GetMyReview: () => ({ myReview: two }),
      RemoveMyReviewPhoto: ({ id }) => ({ removeMyReviewPhoto: gone.add(id) && left() }),
      RestoreMyReviewPhoto: ({ id }) => ({ restoreMyReviewPhoto: gone.delete(id) && left() }),
    });
    await edit();
    const photos = await field();
    await userEvent.click(photos.getByRole('button', { name: '1. fotoğrafı kaldır' }));
    expect(await photos.findByText('Fotoğraf kaldırıldı.')).toBeInTheDocument();
    await userEvent.click(photos.getByRole('button', { name: '1. fotoğrafı kaldır' }));
    await waitFor(() => expect(photos.queryByRole('textbox')).toBeNull());
    expect(photos.getByRole('button', { name: 'Geri al' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await photos.findByRole('img', { name: 'Raf' })).toBeInTheDocument();
    await userEvent.click(photos.getByRole('button', { name: 'Geri al' }));
    expect(await photos.findByRole('img', { name: 'Kasa' })).toBeInTheDocument();
    expect(photos.getByDisplayValue('Kasa')).toHaveFocus();
    expect(photos.queryByRole('button', { name: 'Geri al' })).toBeNull();
    const [first, second] = ['f1', 'f2'].map((id) => ({ variables: { reviewId: own.id, id } }));
    expect([sent('RemoveMyReviewPhoto'), sent('RestoreMyReviewPhoto')]).toMatchObject([
      [first, second],
      [second, first],
    ]);
  });

  it('are sent with new descriptions only if these were changed', async () => {
    const photos = [own.photos[0]!, { ...aPhoto('f2', 'Raf'), takenDownFor: null }];
    const { sent } = await signedIn({
      GetMyReview: () => ({ myReview: { ...own, photos } }),
      DescribeMyReviewPhoto: () => ({ describeMyReviewPhoto: { ...own, photos } }),
    });
    await edit();
    const alt = (await field()).getByRole('textbox', { name: /^1\. fotoğrafta ne görünüyor/ });
    expect(alt).toHaveValue('Kasa');
    await userEvent.clear(alt);
    await userEvent.type(alt, 'Portakal kasası');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Yorumunuz güncellendi.')).toBeInTheDocument();
    expect(sent('DescribeMyReviewPhoto')).toMatchObject([
      { variables: { reviewId: own.id, id: 'f1', alt: 'Portakal kasası' } },
    ]);
  });

  it('are added without editing the words', async () => {
    const { sent } = await signedIn({ GetMyReview: () => ({ myReview: own }) });
    const addresses = uploads();
    await edit();
    await userEvent.upload((await field()).getByLabelText('Fotoğraf ekle'), aFile());
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Yorumunuz güncellendi.')).toBeInTheDocument();
    await waitFor(() => expect(addresses).toHaveLength(1));
    expect(sent('EditReview')).toEqual([]);
  });

  it('say why one was taken down, and show no picture that does not open', async () => {
    const taken = { ...aPhoto('f2'), takenDownFor: 'Başkası görünüyor.' };
    await signedIn({ GetMyReview: () => ({ myReview: { ...own, status: 'HELD', photos: [...own.photos, taken] } }) });
    const section = within(await screen.findByRole('region', { name: 'Yorumunuz' }));
    expect(section.getByText('Bir fotoğrafınız yorumdan kaldırıldı. Gerekçe: Başkası görünüyor.')).toBeInTheDocument();
    expect(section.getByText('1 fotoğraf, yorumunuz yayınlandığında görünür.')).toBeInTheDocument();
    expect(section.queryByRole('img', { name: 'Kasa' })).toBeNull();
  });
});
