import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBusiness, aSite } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import { localBusiness } from './business-seo.js';

const PHOTOS = [
  { id: 'f1', imageUrl: '/gorsel/a/bir', alt: 'Taş değirmen', width: 1200, height: 800 },
  { id: 'f2', imageUrl: '/gorsel/a/iki', alt: '', width: 800, height: 1200 },
];
const show = (photos = PHOTOS) =>
  renderSite('/firma/anadolu-baharat-evi', {
    GetBusiness: () => ({ business: { __typename: 'BusinessFound', business: aBusiness({ photos }) } }),
  });

it('shows the photos of the owner, each with its size and a text', async () => {
  show();
  const gallery = within(await screen.findByRole('region', { name: 'Fotoğraflar' }));
  const image = gallery.getByRole('img', { name: 'Taş değirmen' });
  for (const [name, value] of Object.entries({ width: '1200', height: '800', loading: 'lazy' }))
    expect(image).toHaveAttribute(name, value);
  expect(image.getAttribute('srcset')).toContain('/gorsel/a/bir?w=640 640w');
  expect(gallery.getByRole('link', { name: 'Anadolu Baharat Evi, fotoğraf 2' })).toHaveAttribute(
    'href',
    '/gorsel/a/iki?w=1280',
  );
});

it('opens one large, leads to the others by buttons and keys, and closes', async () => {
  show();
  const user = userEvent.setup();
  const link = await screen.findByRole('link', { name: 'Taş değirmen' });
  await user.click(link);
  const viewer = within(await screen.findByRole('dialog', { name: 'Fotoğraflar' }));
  expect(viewer.getByText('1 / 2')).toBeVisible();
  await user.click(viewer.getByRole('button', { name: 'Sonraki' }));
  expect(viewer.getByRole('img', { name: 'Anadolu Baharat Evi, fotoğraf 2' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(viewer.getByText('1 / 2')).toBeVisible();
  await user.click(viewer.getByRole('button', { name: 'Kapat' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has no section where there are none', async () => {
  show([]);
  await screen.findByRole('region', { name: 'Yorumlar' });
  expect(screen.queryByRole('region', { name: 'Fotoğraflar' })).toBeNull();
});

it('names the photos in the structured data, after the cover', () => {
  const site = aSite();
  expect(localBusiness(aBusiness({ coverImageUrl: '/gorsel/a/kapak', photos: PHOTOS }), site)).toMatchObject({
    image: ['/gorsel/a/kapak?w=1280', '/gorsel/a/bir?w=1280', '/gorsel/a/iki?w=1280'].map((path) => site.origin + path),
  });
});
