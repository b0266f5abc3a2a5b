import { screen } from '@testing-library/react';
import { outage } from '../../testing/answers.js';
import { aPost } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';

const show = (answer: () => unknown) => renderSite('/blog/onizleme/imza', { GetPostPreview: answer });
const robots = () => document.querySelector('meta[name=robots]');

let beacon: jest.Mock<boolean, [string, Blob]>;
beforeEach(() => {
  beacon = jest.fn<boolean, [string, Blob]>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
});
afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'));

it('ADM-BLOG-07 shows a draft as readers would see it, marked noindex, and counts no view', async () => {
  const { requested } = show(() => ({ previewedPost: aPost({ contentHtml: '<p>Taslak metin</p>' }) }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Nar hasadi' })).toBeInTheDocument();
  expect(screen.getByText('Taslak metin')).toBeInTheDocument();
  expect(screen.getByText(/^Önizleme/)).toBeInTheDocument();
  expect(robots()).toHaveAttribute('content', 'noindex, nofollow');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Yorum Gönder' })).toBeNull();
  expect(requested.filter(({ name }) => name === 'GetPostPreview')).toMatchObject([{ variables: { token: 'imza' } }]);
  expect(beacon).not.toHaveBeenCalled();
});

it('ADM-BLOG-07 says that a token shows nothing any more', async () => {
  show(() => ({ previewedPost: null }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Blog yazısı bulunamadı.' })).toBeInTheDocument();
  expect(robots()).toHaveAttribute('content', 'noindex, follow');
});

it('ADM-BLOG-07 says that a draft could not be loaded', async () => {
  show(outage);

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Blog yazısı yüklenirken bir hata oluştu.' }),
  ).toBeInTheDocument();
});
