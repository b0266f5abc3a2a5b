import { screen, within } from '@testing-library/react';
import { renderBackOffice } from '../../testing/render-back-office.js';

const FRESH = { id: 'w', name: 'taze', revision: 1 };

it('stop words are added, with their effect on searches shown before', async () => {
  const { user, requested } = renderBackOffice('/yonetici/etkisiz-kelimeler', {
    answers: {
      ManagedStopWords: { managedStopWords: { items: [FRESH], total: 1 } },
      ManagedSearchEffect: { managedSearchEffect: { searches: [], changed: 0, isWhole: true } },
      CreateStopWord: { createStopWord: FRESH },
    },
  });
  expect(await screen.findByText('taze')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Yeni Ekle/ }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(/^Kelime/), 'kaliteli');
  await user.click(form.getByRole('button', { name: 'Etkisini göster' }));
  expect(await form.findByText(/bir arama yapılmadı/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Kaydet' }));

  expect(await screen.findByText('Etkisiz kelime eklendi')).toBeVisible();
  const sent = (operation: string) => requested.find((each) => each.operation === operation)?.variables;
  expect(sent('ManagedSearchEffect')).toEqual({ draft: { of: 'stop-word', id: null, name: 'kaliteli' } });
  expect(sent('CreateStopWord')).toMatchObject({ input: { name: 'kaliteli' } });
});
