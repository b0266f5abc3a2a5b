import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { visitorChanged } from '../../lib/store/session.slice.js';
import { outage } from '../../testing/answers.js';
import { aList, aVisitor } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';

const aSearch = (over: object = {}) => ({
  id: 'search-1',
  name: 'Zeytinciler',
  criteria: { text: 'zeytin', categories: ['baharat'], services: [], certificates: [] },
  mails: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...over,
});
const refuse = (kind: string, code: string) => (): never => {
  throw new QueryFailed(kind, code, null);
};
function signedIn(address: string, answers: Parameters<typeof renderSite>[1]) {
  const site = renderSite(address, answers);
  act(() => void site.store.dispatch(visitorChanged(aVisitor())));
  return site;
}

describe('saving a search', () => {
  const category = { id: 'c', slug: 'baharat', name: 'Baharat' };
  const list = aList({ selectedCategories: [category], canonicalCategories: ['baharat'] });
  const answers = { ListBusinesses: () => ({ businessList: list }) };
  const ADDRESS = '/firma?q=zeytin&category=baharat&puan=4';

  it('sends words and choices under a name, with mails unless they are not wanted', async () => {
    const { requested } = signedIn(ADDRESS, { ...answers, SaveMySearch: () => ({ keepSearch: { id: '1' } }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Bu aramayı kaydet' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Aramayı kaydet' }));
    const name = dialog.getByLabelText('Aramanın adı');
    expect(name).toHaveValue('zeytin, Baharat');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await dialog.findByText('Bu alan zorunludur')).toBeInTheDocument();
    await userEvent.type(name, 'Zeytinciler');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));

    expect(await screen.findByText('Arama kaydedildi')).toBeInTheDocument();
    const criteria = { text: 'zeytin', categories: ['baharat'], services: [], certificates: [] };
    expect(requested.find((one) => one.name === 'SaveMySearch')?.variables).toEqual({
      input: { name: 'Zeytinciler', criteria, mails: false },
    });
  });

  it('says that no more than twenty searches can be saved', async () => {
    signedIn(ADDRESS, { ...answers, SaveMySearch: refuse('unprocessable', 'too-many-saved-searches') });
    await userEvent.click(await screen.findByRole('button', { name: 'Bu aramayı kaydet' }));
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/En fazla 20 arama kaydedebilirsiniz/)).toBeInTheDocument();
  });

  it('leads to sign in and back, and is not offered where nothing is searched that can be saved', async () => {
    const { unmount } = renderSite(ADDRESS, answers);
    const link = await screen.findByRole('link', { name: 'Bu aramayı kaydet' });
    expect(link).toHaveAttribute('href', `/giris?donus=${encodeURIComponent(ADDRESS)}`);
    unmount();

    const rated = aList();
    renderSite('/firma?puan=4', { ListBusinesses: () => ({ businessList: rated }) });
    expect(await screen.findByText('Tümünü temizle')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Bu aramayı kaydet')).toBeNull());
  });
});

describe('the saved searches of an account', () => {
  it('lead to their lists, newest businesses first, and are paused, renamed and deleted', async () => {
    let stored = aSearch();
    const { requested } = signedIn('/hesabim/aramalarim', {
      ListMySearches: () => ({ mySavedSearches: [stored] }),
      ChangeMySearch: (variables) => ({ changeSavedSearch: (stored = aSearch({ ...stored, ...variables })) }),
      DeleteMySearch: () => ({ deleteSavedSearch: true }),
    });
    const link = await screen.findByRole('link', { name: 'Zeytinciler' });
    expect(link).toHaveAttribute('href', '/firma?q=zeytin&category=baharat&sort=added');
    await userEvent.click(screen.getByRole('button', { name: 'Bildirimleri duraklat' }));
    expect(await screen.findByRole('button', { name: 'Bildirimleri başlat' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Yeniden adlandır' }));
    const name = screen.getByLabelText('Aramanın adı');
    await userEvent.clear(name);
    await userEvent.type(name, 'Körfez');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByRole('link', { name: 'Körfez' })).toBeInTheDocument();
    expect(stored).toMatchObject({ name: 'Körfez', mails: false });

    await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
    const question = within(screen.getByRole('dialog', { name: 'Arama silinsin mi?' }));
    await userEvent.click(question.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Henüz kayıtlı aramanız yok')).toBeInTheDocument();
    expect(requested.at(-1)).toMatchObject({ name: 'DeleteMySearch', variables: { id: 'search-1' } });
  });

  it('API-03 are requested again after a failure, and need an account', async () => {
    let isAway = true;
    const { unmount } = renderSite('/hesabim/aramalarim', {
      ListMySearches: () => (isAway ? outage() : { mySavedSearches: [aSearch()] }),
    });
    expect(await screen.findByText('Aramalarınız yüklenemedi')).toBeInTheDocument();
    isAway = false;
    await userEvent.click(screen.getByRole('link', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('link', { name: 'Zeytinciler' })).toBeInTheDocument();
    unmount();

    renderSite('/hesabim/aramalarim', { ListMySearches: refuse('unauthenticated', 'sign-in-required') });
    const notice = await screen.findByText('Kayıtlı aramalarınızı görmek için giriş yapın.');
    const panel = within(notice.parentElement!);
    expect(panel.getByRole('link')).toHaveAttribute('href', '/giris?donus=%2Fhesabim%2Faramalarim');
  });

  it('are not requested for a signed-out visitor', async () => {
    const answers = jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status: 401 } as Response);
    const { requested } = renderSite('/hesabim/aramalarim', {});
    expect(await screen.findByText('Kayıtlı aramalarınızı görmek için giriş yapın.')).toBeInTheDocument();
    expect(requested.map(({ name }) => name)).not.toContain('ListMySearches');
    answers.mockRestore();
  });
});

describe('the link in a mail of a saved search', () => {
  it('ends the mails with a button and without an account', async () => {
    const { requested } = renderSite('/arama-bildirimi?jeton=a-token', {
      EndSearchMails: () => ({ stopSearchMails: 'Zeytinciler' }),
    });
    expect(await screen.findByRole('button', { name: 'Bildirimleri kapat' })).toBeInTheDocument();
    expect(requested.map(({ name }) => name)).not.toContain('EndSearchMails');
    await userEvent.click(screen.getByRole('button', { name: 'Bildirimleri kapat' }));
    expect(await screen.findByText(/“Zeytinciler” araması için artık e-posta/)).toBeInTheDocument();
    expect(requested.at(-1)?.variables).toEqual({ token: 'a-token' });
  });

  it('says that the search was deleted', async () => {
    renderSite('/arama-bildirimi?jeton=a-token', { EndSearchMails: refuse('unprocessable', 'link-expired') });
    await userEvent.click(await screen.findByRole('button', { name: 'Bildirimleri kapat' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu arama silinmiş');
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Kayıtlı aramalarım' });
    expect(link).toHaveAttribute('href', '/hesabim/aramalarim');
  });
});
