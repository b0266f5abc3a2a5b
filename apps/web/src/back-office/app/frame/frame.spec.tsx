import { act, screen, waitFor, within } from '@testing-library/react';
import type { Area } from '../../api/me.js';
import { SilentSource } from '../../testing/mock-browser-apis.js';
import { anAdministrator, Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const AWAY = new Proxy({}, { get: () => new Refusal('service-unavailable', 'unavailable') });
const NOBODY_SAYS = new Refusal('service-unavailable', 'unavailable');
const EDITOR: Area[] = ['panel', 'blog', 'comments', 'seo-texts'];

const listOf = (name: string) => ({
  managedCertificates: { items: [{ id: 'c', name, description: null, businessCount: 0, revision: 1 }], total: 1 },
});
const menu = async () => within(await screen.findByRole('navigation', { name: 'Yönetim menüsü' }));
const entries = async () =>
  (await menu()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the frame of the back office', () => {
  it('ADM-LAY-03 ADM-LAY-06 ADM-LAY-07 ADM-LAY-09 GEN-01 has every screen in its menu, in order, and the way out', async () => {
    renderBackOffice('/yonetici/sertifikalar', { answers: AWAY });

    expect((await entries()).slice(1)).toEqual([
      ['Panel', '/yonetici/panel'],
      ['İşletmeler', '/yonetici/firmalar'],
      ['Kategoriler', '/yonetici/kategoriler'],
      ['Ürünler', '/yonetici/urunler'],
      ['Konumlar', '/yonetici/konumlar'],
      ['Mükerrer Kayıtlar', '/yonetici/mukerrer-kayitlar'],
      ['Yorumlar', '/yonetici/yorumlar'],
      ['Sertifikalar', '/yonetici/sertifikalar'],
      ['Hizmetler', '/yonetici/hizmetler'],
      ['Başvurular', '/yonetici/basvurular'],
      ['Sahiplik Talepleri', '/yonetici/sahiplik-talepleri'],
      ['Fotoğraflar', '/yonetici/fotograflar'],
      ['Fiyat Talepleri', '/yonetici/fiyat-talepleri'],
      ['Düzeltme Önerileri', '/yonetici/duzeltme-onerileri'],
      ['Blog', '/yonetici/blog'],
      ['Blog Kategorileri', '/yonetici/blog/kategoriler'],
      ['Blog Yorumları', '/yonetici/blog/yorumlar'],
      ['SEO İçeriği', '/yonetici/seo'],
      ['Aramalar', '/yonetici/aramalar'],
      ['Eş Anlamlılar', '/yonetici/es-anlamlilar'],
      ['Etkisiz Kelimeler', '/yonetici/etkisiz-kelimeler'],
      ['Veri İçe Aktar', '/yonetici/veri-aktar'],
      ['CSV İçe Aktar', '/yonetici/csv-aktar'],
      ['Aktarımlar', '/yonetici/aktarimlar'],
      ['Zamanlanmış Aktarımlar', '/yonetici/zamanlanmis-aktarimlar'],
      ['Kuyruk', '/yonetici/kuyruk'],
      ['Tür Eşlemeleri', '/yonetici/tur-eslemeleri'],
      ['Hesaplar', '/yonetici/hesaplar'],
      ['Günlük', '/yonetici/gunluk'],
    ]);
    expect((await menu()).getByRole('button', { name: /Çıkış Yap/ })).toBeVisible();
  });

  it('scrolls the menu entry of the current screen into view', async () => {
    const seen = jest.fn<void, [string]>();
    Element.prototype.scrollIntoView = function (this: Element) {
      seen(this.textContent ?? '');
    };
    renderBackOffice('/yonetici/sertifikalar', { answers: AWAY });
    await menu();
    await waitFor(() => expect(seen).toHaveBeenCalledWith('Sertifikalar'));
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('closes the menu of a phone when its brand leads to the panel', async () => {
    const { user, address } = renderBackOffice('/yonetici/sertifikalar', { answers: AWAY, isPhone: true });
    await user.click(await screen.findByRole('button', { name: 'Menüyü aç' }));
    const brand = (await menu()).getAllByRole('link')[0]!;
    const drawer = brand.closest('.frame-drawer');
    expect(drawer).toHaveClass('ant-drawer-open');
    await user.click(brand);
    await waitFor(() => expect(drawer).not.toHaveClass('ant-drawer-open'));
    expect(address()).toBe('/yonetici/panel');
  });

  it('shows a breadcrumb trail with a link to the screen above', async () => {
    const { unmount } = renderBackOffice('/yonetici/blog/yeni', { answers: AWAY });
    const trail = async () => {
      await menu();
      return within(document.querySelector<HTMLElement>('.ant-breadcrumb')!);
    };
    expect((await trail()).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/yonetici/blog');
    unmount();
    renderBackOffice('/yonetici/hesabim', { answers: AWAY });
    expect((await trail()).getByText('Hesabım')).toBeVisible();
    expect((await trail()).getAllByRole('link')).toHaveLength(1);
  });

  it('AUTH-06 shows a role the screens of its areas only, and refuses the others', async () => {
    const { requested } = renderBackOffice('/yonetici/sertifikalar', {
      me: anAdministrator({ role: 'editor', areas: EDITOR }),
      answers: AWAY,
    });

    expect((await entries()).slice(1).map(([label]) => label)).toEqual([
      'Panel',
      'Blog',
      'Blog Kategorileri',
      'Blog Yorumları',
      'SEO İçeriği',
    ]);
    expect(await screen.findByRole('heading', { name: 'Erişim reddedildi' })).toBeVisible();
    expect(requested.some(({ operation }) => operation === 'ManagedCertificates')).toBe(false);
  });

  it('AUTH-06 the breadcrumb trail of a refused screen leads to no other one', async () => {
    renderBackOffice('/yonetici/aktarimlar/i', {
      me: anAdministrator({ role: 'editor', areas: EDITOR }),
      answers: AWAY,
    });
    expect(await screen.findByRole('heading', { name: 'Erişim reddedildi' })).toBeVisible();
    const trail = within(document.querySelector<HTMLElement>('.ant-breadcrumb')!);
    expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Panel']);
  });

  it('ADM-LAY-08 says inside the frame that there is no such screen', async () => {
    renderBackOffice('/yonetici/boyle-bir-ekran-yok', { answers: AWAY });

    expect(await screen.findByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible();
    expect(await menu()).toBeDefined();
  });

  it('AUTH-05 signs out, and clears the browser’s memory of it', async () => {
    localStorage.setItem('isAuthenticated', 'true');
    const { user, posted } = renderBackOffice('/yonetici/sertifikalar', {
      answers: AWAY,
      endpoints: { '/auth/back-office/sign-out': { status: 204 } },
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom loads no other page
    await user.click((await menu()).getByRole('button', { name: /Çıkış Yap/ }));

    await waitFor(() => expect(posted.map(({ path }) => path)).toEqual(['/auth/back-office/sign-out']));
    await waitFor(() => expect(localStorage.getItem('isAuthenticated')).toBeNull());
  });

  it('refreshes the open list when another administrator has changed it', async () => {
    const { answer } = renderBackOffice('/yonetici/sertifikalar', {
      answers: { ManagedCertificates: listOf('Helal'), ManagedWaiting: NOBODY_SAYS },
    });
    expect(await screen.findByText('Helal')).toBeVisible();
    answer('ManagedCertificates', listOf('Helal (TSE)'));
    act(() => SilentSource.last.onmessage?.({ data: '["Audit","Certificate"]' }));
    expect(await screen.findByText('Helal (TSE)')).toBeVisible();
  });

  it('refreshes everything when the stream of changes comes back', async () => {
    const { answer } = renderBackOffice('/yonetici/sertifikalar', {
      answers: { ManagedCertificates: listOf('Helal'), ManagedWaiting: NOBODY_SAYS },
    });
    expect(await screen.findByText('Helal')).toBeVisible();
    answer('ManagedCertificates', listOf('Kosher'));
    act(() => {
      SilentSource.last.onerror?.({ target: SilentSource.last });
      SilentSource.last.onopen?.();
    });
    expect(await screen.findByText('Kosher')).toBeVisible();
  });

  it('closes the event stream while its window is hidden, and catches up when it is visible again', async () => {
    const { answer } = renderBackOffice('/yonetici/sertifikalar', {
      answers: { ManagedCertificates: listOf('Helal'), ManagedWaiting: NOBODY_SAYS },
    });
    expect(await screen.findByText('Helal')).toBeVisible();
    const first = SilentSource.last;
    const show = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    show('hidden');
    expect(first.readyState).toBe(SilentSource.CLOSED);
    answer('ManagedCertificates', listOf('Vegan'));
    show('visible');
    expect(SilentSource.last).not.toBe(first);
    act(() => SilentSource.last.onopen?.());
    expect(await screen.findByText('Vegan')).toBeVisible();
  });
});
