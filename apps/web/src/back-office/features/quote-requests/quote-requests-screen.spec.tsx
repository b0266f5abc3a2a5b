import { screen, within } from '@testing-library/react';
import { renderBackOffice } from '../../testing/render-back-office.js';
import { row } from '../../testing/screen-parts.js';

const OPEN = {
  id: 'q',
  number: '0C9BE11A',
  what: 'Domates salçası',
  quantity: 1250,
  unit: 'kilogram',
  city: 'Ankara',
  borough: null,
  note: 'Beş kiloluk teneke.',
  status: 'open',
  closedBecause: null,
  isSealed: true,
  recipientCount: 4,
  offerCount: 2,
  questionCount: 1,
  createdAt: '2026-11-24T09:00:00.000Z',
  deadlineAt: '2026-12-01T09:00:00.000Z',
  isBuyerBlocked: false,
};
const PATH = '/yonetici/fiyat-talepleri';
const listOf = (...items: object[]) => ({ managedQuoteRequests: { items, total: items.length } });

it('lists requests with their progress, closes one as abuse after a confirmation, and blocks its buyer', async () => {
  const { user, requested } = renderBackOffice(PATH, {
    answers: {
      ManagedQuoteRequests: listOf(OPEN),
      CloseAbusiveQuoteRequests: { closeAbusiveQuoteRequests: [{ id: 'q', isDone: true, code: null }] },
      BlockQuoteBuyer: { blockQuoteBuyer: true },
    },
  });
  const found = await row('Domates salçası, 1.250 kg');
  for (const text of ['4 firma, 2 teklif, 1 soru', '24 Kas 2026', 'Teklif toplanıyor'])
    expect(found.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kötüye kullanım olarak kapat: Domates salçası' }));
  expect(requested.map(({ operation }) => operation)).not.toContain('CloseAbusiveQuoteRequests');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Talebi kapat' }));
  expect(await screen.findByText('Talep kapatıldı')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Alıcının adresini engelle: Domates salçası' }));
  expect(await screen.findByText('Adres engellendi')).toBeVisible();
  expect(requested.find(({ operation }) => operation === 'BlockQuoteBuyer')?.variables).toEqual({
    id: 'q',
    isBlocked: true,
  });
});

it('offers to close no request that has ended, and to unblock a buyer that is blocked', async () => {
  const closed = { ...OPEN, status: 'closed', closedBecause: 'abuse', isBuyerBlocked: true };
  renderBackOffice(PATH, { answers: { ManagedQuoteRequests: listOf(closed) } });
  expect(await screen.findByText('Kötüye kullanım')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Kötüye kullanım olarak kapat/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Engeli kaldır: Domates salçası' })).toBeEnabled();
});
