import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Visitor, visitorChanged } from '../../lib/store/session.slice.js';
import type { AppStore } from '../../lib/store/store.js';
import { outage } from '../../testing/answers.js';
import { aBusinessCard, aList } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';

const anadolu = aBusinessCard();
const ege = aBusinessCard({ id: 'business-2', slug: 'ege-zeytin', name: 'Ege Zeytin' });
const all = [anadolu, ege];
const answers = {
  ListRecentBusinesses: () => ({ recentBusinesses: all }),
  ListFavourites: ({ ids }: Record<string, unknown>) => ({
    businessesByIds: (ids as string[]).map((id) => all.find((one) => one.id === id)),
  }),
};
const become = (store: AppStore, visitor: Visitor | null) => act(() => void store.dispatch(visitorChanged(visitor)));
const heart = (name: string) => screen.findByRole('button', { name: `Favorilere ekle: ${name}` });

describe('favourites', () => {
  it('keeps a business in this browser, and lets it go', async () => {
    renderSite('/', answers);
    await userEvent.click(await heart('Ege Zeytin'));
    expect(await heart('Ege Zeytin')).toHaveAttribute('aria-pressed', 'true');
    expect(await heart('Anadolu Baharat Evi')).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('favoriler')).toBe('["business-2"]');

    await userEvent.click(await heart('Ege Zeytin'));
    expect(localStorage.getItem('favoriler')).toBe('[]');
  });

  it('lists favourites with the latest first, and removes one at once', async () => {
    localStorage.setItem('favoriler', '["business-2","business-1"]');
    renderSite('/favoriler', answers);

    expect(await screen.findByText('2 favori işletme')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Ege Zeytin',
      'Anadolu Baharat Evi',
    ]);
    await userEvent.click(await heart('Ege Zeytin'));
    expect(screen.queryByText('Ege Zeytin')).toBeNull();
  });

  describe('in several windows', () => {
    /** Simulates the event that a browser sends to all other windows when one of them stores something. */
    function otherWindowStores(ids: readonly string[]) {
      localStorage.setItem('favoriler', JSON.stringify(ids));
      act(() => void dispatchEvent(new StorageEvent('storage', { key: 'favoriler' })));
    }

    it('adds to the favourites that another window has stored, even without a storage event', async () => {
      renderSite('/', answers);
      await userEvent.click(await heart('Ege Zeytin'));
      localStorage.setItem('favoriler', '["business-9","business-2"]');
      await userEvent.click(await heart('Anadolu Baharat Evi'));
      expect(localStorage.getItem('favoriler')).toBe('["business-1","business-9","business-2"]');

      await userEvent.click(await heart('Ege Zeytin'));
      expect(localStorage.getItem('favoriler')).toBe('["business-1","business-9"]');
    });

    it('shows favourites that another window has stored', async () => {
      renderSite('/', answers);
      expect(await heart('Ege Zeytin')).toHaveAttribute('aria-pressed', 'false');
      otherWindowStores(['business-2']);
      expect(await heart('Ege Zeytin')).toHaveAttribute('aria-pressed', 'true');
    });

    it('lists one more on their page, be it the first', async () => {
      renderSite('/favoriler', answers);
      expect(await screen.findByText('Henüz favoriniz yok')).toBeInTheDocument();
      otherWindowStores(['business-2']);
      expect(await screen.findByText('1 favori işletme')).toBeInTheDocument();
      otherWindowStores(['business-1', 'business-2']);
      expect(await screen.findByText('2 favori işletme')).toBeInTheDocument();
    });
  });

  it('requests each of them once, however many are added or shown later', async () => {
    const ids = Array.from({ length: 50 }, (_, at) => `firm-${at}`);
    const many = ids.map((id) => aBusinessCard({ id, slug: id, name: `Firma ${id}` }));
    localStorage.setItem('favoriler', JSON.stringify(ids));
    const { requested } = renderSite('/favoriler', {
      ...answers,
      ListFavourites: ({ ids }: Record<string, unknown>) => ({
        businessesByIds: (ids as string[]).flatMap((id) => [...many, ...all].find((one) => one.id === id) ?? []),
      }),
    });
    expect(await screen.findByText('50 favori işletme')).toBeInTheDocument();

    localStorage.setItem('favoriler', JSON.stringify(['business-2', ...ids.slice(1)]));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'favoriler' })));
    await screen.findByText('Ege Zeytin');
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Ege Zeytin');
    const sent = requested.filter(({ name }) => name === 'ListFavourites').map(({ variables }) => variables);
    expect(sent).toEqual([{ ids }, { ids: ['business-2'] }]);
  });

  it('replaces a merged business by the one that it was merged into', async () => {
    localStorage.setItem('favoriler', '["merged","business-1"]');
    renderSite('/favoriler', {
      ...answers,
      ListFavourites: () => ({
        businessesByIds: [
          { ...ege, formerIds: ['merged'] },
          { ...anadolu, formerIds: [] },
        ],
      }),
    });

    expect(await heart('Ege Zeytin')).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('favoriler')).toBe('["business-2","business-1"]');
    await userEvent.click(await heart('Ege Zeytin'));
    expect(localStorage.getItem('favoriler')).toBe('["business-1"]');
  });

  describe('of somebody who is signed in', () => {
    const me = { id: 'account-1', name: 'Ayşe', verified: true };
    /** A stand-in for an account that stores the changes, as the gateway does. */
    function anAccount(...kept: string[]) {
      const account = { kept, batches: [] as string[], isAway: false };
      const changed = ({ input }: Record<string, unknown>) => {
        if (account.isAway) outage();
        const { add = [], remove = [], batch } = input as { add?: string[]; remove?: string[]; batch?: string };
        if (batch && account.batches.includes(batch)) return { changeMyFavourites: account.kept };
        if (batch) account.batches.push(batch);
        account.kept = [...new Set([...add, ...account.kept])].filter((id) => !remove.includes(id));
        return { changeMyFavourites: account.kept };
      };
      return Object.assign(account, {
        answers: { ...answers, GetMyFavourites: () => ({ myFavourites: account.kept }), ChangeMyFavourites: changed },
      });
    }
    const pressed = async (name: string, value: string) =>
      waitFor(async () => expect(await heart(name)).toHaveAttribute('aria-pressed', value));

    it('are those of the account and of the browser together; the browser then stores none', async () => {
      localStorage.setItem('favoriler', '["business-2"]');
      const account = anAccount('business-1');
      const { store } = renderSite('/favoriler', account.answers);
      become(store, me);

      expect(await screen.findByText('2 favori işletme')).toBeInTheDocument();
      expect(account.kept).toEqual(['business-2', 'business-1']);
      expect(localStorage.getItem('favoriler')).toBe('[]');
      await userEvent.click(await heart('Anadolu Baharat Evi'));
      await waitFor(() => expect(account.kept).toEqual(['business-2']));

      become(store, null);
      expect(await screen.findByText('Henüz favoriniz yok')).toBeInTheDocument();
    });

    it('are transferred under one command id until that is answered, without those removed meanwhile', async () => {
      localStorage.setItem('favoriler', '["business-1","business-2"]');
      const account = anAccount();
      account.isAway = true;
      const first = renderSite('/', account.answers);
      become(first.store, me);
      await waitFor(() => expect(localStorage.getItem('favoriler-aktarilan')).not.toBeNull());
      await userEvent.click(await heart('Ege Zeytin'));
      first.unmount();

      account.isAway = false;
      const { store } = renderSite('/', account.answers);
      become(store, me);
      await waitFor(() => expect(account.kept).toEqual(['business-1']));
      await waitFor(() => expect(localStorage.getItem('favoriler-aktarilan')).toBeNull());
      const sent = (JSON.stringify(first.requested).match(/"batch":"[^"]+"/g) ?? [])[0];
      expect(sent).toBe(`"batch":"${account.batches[0]}"`);
    });

    it('are requested again by the next page after a failure, but not after a success', async () => {
      const account = anAccount('business-2');
      let requests = 0;
      const { store, router } = renderSite('/', {
        ...account.answers,
        GetMyFavourites: () => (++requests === 1 ? outage() : { myFavourites: account.kept }),
      });
      await heart('Ege Zeytin');
      become(store, me);
      await waitFor(() => expect(requests).toBe(1));
      expect(store.getState().favourites.accountId).toBeUndefined();

      await act(() => router.navigate('/blog'));
      await waitFor(() => expect(store.getState().favourites).toMatchObject({ ids: ['business-2'], accountId: me.id }));
      await act(() => router.navigate('/'));
      await pressed('Ege Zeytin', 'true');
      expect(requests).toBe(2);
    });

    it('are requested only once when the visitor leaves the page before the answer', async () => {
      let come = () => {};
      let requests = 0;
      const { store, router } = renderSite('/', {
        ...answers,
        GetMyFavourites() {
          requests++;
          return new Promise((resolve) => (come = () => resolve({ myFavourites: [] })));
        },
      });
      await heart('Ege Zeytin');
      become(store, me);
      await waitFor(() => expect(requests).toBe(1));
      await act(() => router.navigate('/blog'));
      come();
      await waitFor(() => expect(store.getState().favourites.accountId).toBe(me.id));
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(requests).toBe(1);
    });

    it('report that the account did not store one, which is then not shown as stored', async () => {
      const account = anAccount();
      const { store } = renderSite('/', account.answers);
      await heart('Ege Zeytin');
      become(store, me);
      await waitFor(() => expect(store.getState().favourites.accountId).toBe('account-1'));
      account.isAway = true;
      await userEvent.click(await heart('Ege Zeytin'));

      expect(await screen.findByText('Favorileriniz kaydedilemedi')).toBeInTheDocument();
      await pressed('Ege Zeytin', 'false');
    });
  });

  it('says how to begin when there are none', async () => {
    const { requested } = renderSite('/favoriler', answers);

    const state = (await screen.findByText('Henüz favoriniz yok')).parentElement!;
    expect(within(state).getByRole('link', { name: 'Firmalara göz at' })).toHaveAttribute('href', '/firma');
    expect(requested.map(({ name }) => name)).not.toContain('ListFavourites');
  });

  it('API-03 says that they could not be loaded, and tries again', async () => {
    localStorage.setItem('favoriler', '["business-1"]');
    let isAway = true;
    renderSite('/favoriler', {
      ...answers,
      ListFavourites: (variables) => (isAway ? outage() : answers.ListFavourites(variables)),
    });
    expect(await screen.findByText('İşletmeler yüklenemedi')).toBeInTheDocument();
    isAway = false;
    await userEvent.click(screen.getByRole('link', { name: 'Tekrar Dene' }));

    expect(await screen.findByText('Anadolu Baharat Evi')).toBeInTheDocument();
  });

  it('ignores invalid data in the storage', async () => {
    localStorage.setItem('favoriler', '{"not":"a list"}');
    renderSite('/favoriler', answers);

    expect(await screen.findByText('Henüz favoriniz yok')).toBeInTheDocument();
  });

  it('are led to from the list, and from nowhere while there are none', async () => {
    const listing = { ListBusinesses: () => ({ businessList: aList({ items: all }) }) };
    renderSite('/firma', { ...answers, ...listing });
    await userEvent.click(await heart('Ege Zeytin'));

    expect(screen.getByRole('link', { name: 'Favorilerim (1)' })).toHaveAttribute('href', '/favoriler');
    await userEvent.click(await heart('Ege Zeytin'));
    expect(screen.queryByRole('link', { name: /Favorilerim/ })).toBeNull();
  });
});
