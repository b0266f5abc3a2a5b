import { screen, waitFor, within } from '@testing-library/react';
import type { Area } from '../../api/me.js';
import { anAdministrator, Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const AWAY = { ManagedCertificates: new Refusal('service-unavailable', 'unavailable') };
const FOUND = {
  ...AWAY,
  ManagedBusinessNames: { managedBusinessNames: [{ id: 'b-1', name: 'Kılıç Baharat' }] },
  ManagedPosts: { managedPosts: { items: [{ id: 'p-1', title: 'Kılıç balığı nasıl seçilir' }], total: 1 } },
};

describe('the command palette', () => {
  async function opened(answers: object = FOUND, areas?: Area[]) {
    const at = renderBackOffice('/yonetici/sertifikalar', {
      answers: { ...answers },
      ...(areas && { me: anAdministrator({ areas }) }),
    });
    await screen.findByRole('navigation', { name: 'Yönetim menüsü' });
    await at.user.keyboard('{Control>}k{/Control}');
    const line = await screen.findByRole('combobox');
    return { ...at, line, found: () => within(screen.getByRole('dialog')) };
  }
  const texts = () =>
    [...document.querySelectorAll('.palette-kind, .palette [role=option]')].map(({ textContent }) => textContent);

  it('opens with Ctrl+K, and finds a screen by part of its name, ignoring case and Turkish letters', async () => {
    const { user, line } = await opened();
    await user.type(line, 'ES ANLAM');
    await waitFor(() => expect(texts().slice(0, 2)).toEqual(['Ekranlar', 'Eş Anlamlılar']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/yonetici/es-anlamlilar'));
  });

  it('finds businesses and posts by name, and opens their forms', async () => {
    const { user, line, requested } = await opened();
    await user.type(line, 'kılıç');
    await waitFor(() =>
      expect(texts()).toEqual(['İşletmeler', 'Kılıç Baharat', 'Yazılar', 'Kılıç balığı nasıl seçilir']),
    );
    expect(requested.filter(({ operation }) => operation === 'ManagedBusinessNames')).toHaveLength(1);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/yonetici/blog/duzenle/p-1'));
  });

  it('opens no result that only an earlier search found', async () => {
    const { user, line } = await opened({
      ...FOUND,
      ManagedBusinessNames: ({ search }: { search: string }) =>
        search === 'kılıç' ? FOUND.ManagedBusinessNames : new Promise(() => undefined),
      ManagedPosts: AWAY.ManagedCertificates,
    });
    await user.type(line, 'kılıç');
    await waitFor(() => expect(texts()).toEqual(['İşletmeler', 'Kılıç Baharat']));
    await user.type(line, ' et{Enter}');
    expect(texts()).toEqual([]);
    expect(window.location.pathname).toBe('/yonetici/sertifikalar');
  });

  it('finds the own account and the change of the password, which are not in the menu', async () => {
    const { user, line } = await opened(AWAY, ['panel', 'certificates']);
    await user.type(line, 'hesab');
    await waitFor(() => expect(texts()).toEqual(['Ekranlar', 'Hesabım']));
    await user.clear(line);
    await user.type(line, 'sifre{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/yonetici/sifre'));
  });

  it('AUTH-06 finds and names nothing outside the areas of the account', async () => {
    const all = await opened();
    expect(all.line).toHaveAccessibleName('Ekran, işletme veya yazı adı');
    all.unmount();
    const { user, line, found, requested } = await opened(AWAY, ['panel', 'certificates']);
    expect(line).toHaveAccessibleName('Ekran adı');
    await user.type(line, 'işletme');
    expect(await found().findByText('Bu adla bir ekran veya kayıt yok.')).toBeVisible();
    expect(requested.map(({ operation }) => operation)).not.toContain('ManagedBusinessNames');
  });
});
