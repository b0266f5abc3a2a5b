import { screen, waitFor, within } from '@testing-library/react';
import { anAdministrator, renderBackOffice } from '../../testing/render-back-office.js';

const HELAL = { id: 'h', name: 'Helal', description: 'Kesim', businessCount: 3, revision: 2 };
const PATH = '/yonetici/sertifikalar';
const ANSWERS = { ManagedCertificates: { managedCertificates: { items: [HELAL], total: 1 } } };

const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
async function open(path = PATH, options = {}) {
  const back = renderBackOffice(path, { answers: ANSWERS, ...options });
  await screen.findByText('Helal');
  return back;
}

it('hides unwanted columns, also after a reload, but never the name and the actions', async () => {
  const first = await open();
  await first.user.click(screen.getByRole('button', { name: 'Sütunlar' }));
  expect(screen.queryByRole('checkbox', { name: 'Ad' })).toBeNull();
  await first.user.click(await screen.findByRole('checkbox', { name: 'Açıklama' }));
  await waitFor(() => expect(headers()).not.toContain('Açıklama'));
  expect(screen.getByRole('button', { name: 'Sütunlar (1 gizli)' })).toBeVisible();
  first.unmount();

  const { user } = await open();
  expect(headers()).not.toContain('Açıklama');
  await user.click(screen.getByRole('button', { name: 'Sütunlar (1 gizli)' }));
  await user.click(await screen.findByRole('button', { name: 'Hepsini göster' }));
  expect(headers()).toContain('Açıklama');
});

it('shows both buttons at the end of the bar with the search', async () => {
  await open();
  const end = screen.getByRole('searchbox').closest('.list-bar')!.lastElementChild as HTMLElement;
  expect(within(end).getByRole('status')).toHaveTextContent('Toplam 1 kayıt');
  expect(
    within(end)
      .getAllByRole('button')
      .map((button) => button.textContent || button.title),
  ).toEqual(['Görünümler', 'Sütunlar', expect.any(String)]);
});

it('saves search, order and columns under a name, and comes back to them by the address', async () => {
  const back = await open(`${PATH}?ara=hel&sirala=-name&sayfa=2`);
  await back.user.click(screen.getByRole('button', { name: 'Görünümler' }));
  await back.user.type(await screen.findByLabelText('Görünümün adı'), 'Helaller');
  await back.user.click(screen.getByRole('button', { name: 'Şimdiki görünümü kaydet' }));
  expect(await screen.findAllByRole('button', { name: 'Helaller' })).toHaveLength(2);
  back.unmount();

  const { user, address, requested } = await open();
  await user.click(screen.getByRole('button', { name: 'Görünümler' }));
  await user.click(await screen.findByRole('button', { name: 'Helaller' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?ara=hel&sirala=-name`));
  await waitFor(() =>
    expect(requested.at(-1)?.variables['list']).toMatchObject({
      search: 'hel',
      sort: 'name',
      descending: true,
      page: 1,
    }),
  );
});

it('is used with the keyboard alone: the focus goes into a menu, and back to its button when it closes', async () => {
  const { user } = await open();
  const columns = screen.getByRole('button', { name: 'Sütunlar' });
  columns.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Açıklama' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(columns).toHaveFocus());

  const views = screen.getByRole('button', { name: 'Görünümler' });
  views.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Görünümün adı')).toHaveFocus());
  await user.keyboard('Hepsi{Enter}');
  screen.getByRole('button', { name: 'Görünümü sil: Hepsi' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Görünümün adı')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(views).toHaveFocus());
});

it('deletes a view, and shows another account its own only', async () => {
  const view = { name: 'Helaller', address: 'ara=hel', hidden: [] };
  const key = (account: string) => `yonetim-gorunum:${account}:certificate`;
  localStorage.setItem(key('ece'), JSON.stringify({ hidden: ['description'], views: [view] }));
  const other = await open(PATH, { me: anAdministrator({ id: 'ali' }) });
  expect(headers()).toContain('Açıklama');
  other.unmount();

  const { user } = await open(PATH, { me: anAdministrator({ id: 'ece' }) });
  expect(headers()).not.toContain('Açıklama');
  await user.click(screen.getByRole('button', { name: 'Görünümler' }));
  await user.click(await screen.findByRole('button', { name: 'Görünümü sil: Helaller' }));
  const popover = within((await screen.findByLabelText('Görünümün adı')).closest<HTMLElement>('.saved-views')!);
  expect(popover.queryByText('Helaller')).toBeNull();
  expect(JSON.parse(localStorage.getItem(key('ece'))!)).toEqual({ hidden: ['description'], views: [] });
});

it('shows the default list when the stored settings are invalid', async () => {
  const { id } = anAdministrator();
  localStorage.setItem(`yonetim-gorunum:${id}:certificate`, '{"hidden":7,"views":[{"name":1}]}');
  await open();
  expect(headers()).toContain('Açıklama');
});
