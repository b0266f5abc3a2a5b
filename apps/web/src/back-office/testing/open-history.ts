import { screen, waitFor } from '@testing-library/react';
import type { renderBackOffice } from './render-back-office.js';

/** Opens the history of the record on the screen; resolves with the requests made before and after. */
export async function openHistory({ user, requested, answer }: ReturnType<typeof renderBackOffice>) {
  const records = () =>
    requested.filter(({ operation }) => operation === 'ManagedHistory').map(({ variables }) => variables);
  answer('ManagedHistory', { managedHistory: { items: [], total: 0 } });
  const header = await screen.findByRole('button', { name: 'Geçmiş' });
  const before = records();
  await user.click(header);
  await screen.findByText('Bu kayıt için henüz işlem yok');
  await waitFor(() => expect(records()).not.toEqual([]));
  return { before, after: records() };
}
