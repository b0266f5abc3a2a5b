import { screen, within } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const PHOTO = {
  id: 'f',
  uploadId: 'b2'.repeat(32),
  alt: 'Taş değirmen',
  width: 1200,
  height: 800,
  addedAt: '2026-11-21T09:00:00.000Z',
  businessId: 'b',
  businessName: 'Ege Süt',
  businessSlug: 'ege-sut',
  businessStatus: 'active',
  takenDownAt: null,
  takenDownBy: null,
  reason: null,
};
const PATH = '/yonetici/fotograflar';
const listOf = (...items: object[]) => ({ managedPhotos: { items, total: items.length } });
const variablesOf = (requested: { operation: string; variables: unknown }[], name: string) =>
  requested.findLast(({ operation }) => operation === name)?.variables;

it('shows the newest photos, and takes one down with a reason, which can be undone from the toast', async () => {
  const { user, requested } = renderBackOffice(PATH, {
    answers: {
      ManagedPhotos: listOf(PHOTO),
      TakePhotoDown: { takePhotoDown: 'f' },
      PutPhotoBack: { putPhotoBack: 'f' },
    },
  });
  expect(await screen.findByRole('img', { name: 'Taş değirmen' })).toHaveAttribute(
    'src',
    `/yukleme/${PHOTO.uploadId}.webp`,
  );
  expect(variablesOf(requested, 'ManagedPhotos')).toMatchObject({ businessId: null, filter: 'shown' });
  await user.click(screen.getByRole('button', { name: 'Kaldır: Ege Süt, Taş değirmen' }));
  const asking = within(await screen.findByRole('dialog'));
  expect(asking.getByRole('button', { name: 'Kaldır' })).toBeDisabled();
  await user.type(asking.getByRole('textbox', { name: 'Gerekçe' }), 'Başkasının fotoğrafı.');
  await user.click(asking.getByRole('button', { name: 'Kaldır' }));
  expect(await screen.findByText('Fotoğraf kaldırıldı')).toBeVisible();
  expect(variablesOf(requested, 'TakePhotoDown')).toMatchObject({ id: 'f', reason: 'Başkasının fotoğrafı.' });
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('Fotoğraf yeniden yayında')).toBeVisible();
});

it('names the picture by its business while the owner has not described it', async () => {
  renderBackOffice(PATH, { answers: { ManagedPhotos: listOf({ ...PHOTO, alt: '' }) } });
  expect(await screen.findByRole('img', { name: 'Ege Süt' })).toBeVisible();
});

it('lists removed photos of one page without the picture, and says why one cannot be restored', async () => {
  const taken = { ...PHOTO, takenDownAt: '2026-11-22T09:00:00.000Z', takenDownBy: 'Elif Kara', reason: 'Bulanık.' };
  const { user, requested } = renderBackOffice(`${PATH}?durum=kaldirilan&isletme=b`, {
    answers: { ManagedPhotos: listOf(taken), PutPhotoBack: new Refusal('too-many-photos', 'conflict') },
  });
  expect(await screen.findByText('Bulanık.')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Taş değirmen' })).toBeNull();
  expect(variablesOf(requested, 'ManagedPhotos')).toMatchObject({ businessId: 'b', filter: 'taken-down' });
  await user.click(screen.getByRole('button', { name: 'Yeniden yayınla: Ege Süt, Taş değirmen' }));
  expect(await screen.findByText(/Sayfada on iki fotoğraf var/)).toBeVisible();
});
