import { cleanup, screen, within } from '@testing-library/react';
import { renderBackOffice } from '../../testing/render-back-office.js';
import { row } from '../../testing/screen-parts.js';

const HAZELNUT = {
  id: 'findik',
  text: 'fındık',
  times: 12,
  found: 0,
  lastAt: '2026-11-20T10:00:00.000Z',
  clicks: 0,
  meanRank: null,
};
const OIL = {
  id: 'zeytinyagi',
  text: 'zeytinyağı',
  times: 1_234,
  found: 40,
  lastAt: '2026-11-21T10:00:00.000Z',
  clicks: 2,
  meanRank: 1.5,
};
const HONEY = {
  id: 'bal',
  text: 'bal',
  times: 7,
  found: 9,
  lastAt: '2026-11-21T10:00:00.000Z',
  clicks: 0,
  meanRank: null,
};
const answers = { ManagedSearches: { managedSearches: { items: [OIL, HAZELNUT, HONEY], total: 3 } } };

describe('the searches of visitors', () => {
  it('are shown with their number and results, and link to the synonyms and to the site', async () => {
    renderBackOffice('/yonetici/aramalar', { answers });
    expect((await row('zeytinyağı')).getByText('1.234')).toBeVisible();
    const hazelnut = await row('fındık');
    expect(hazelnut.getByText('Sonuç yok')).toBeVisible();
    expect(hazelnut.getByRole('link', { name: 'Eş anlamlılarda ara: fındık' })).toHaveAttribute(
      'href',
      '/yonetici/es-anlamlilar?ara=f%C4%B1nd%C4%B1k',
    );
    expect(hazelnut.getByRole('link', { name: 'Sitede aç: fındık' })).toHaveAttribute(
      'href',
      '/firma?q=f%C4%B1nd%C4%B1k',
    );
  });

  it('can be filtered to those without results', async () => {
    const { requested } = renderBackOffice('/yonetici/aramalar?sonuc=yok', { answers });
    await screen.findByText('fındık');
    expect(requested[0]?.variables).toMatchObject({ nothingFound: true, list: { sort: 'times', descending: true } });
  });

  it('are shown with the clicks on their results, and can be filtered to those never clicked', async () => {
    const { requested } = renderBackOffice('/yonetici/aramalar?sonuc=tiklanmayan', { answers });
    expect((await row('zeytinyağı')).getByText('1,5')).toBeVisible();
    expect((await row('bal')).getByText('Tıklanmadı')).toBeVisible();
    expect((await row('fındık')).queryByText('Tıklanmadı')).toBeNull();
    expect(requested[0]?.variables).toMatchObject({ nothingFound: false, neverClicked: true });
  });

  it('link to the form of a new synonym and of a new category of that name', async () => {
    const { user } = renderBackOffice('/yonetici/aramalar', {
      answers: { ...answers, ManagedCategories: { managedCategories: { items: [], total: 0 } } },
    });
    const hazelnut = await row('fındık');
    expect(hazelnut.getByRole('link', { name: 'Eş anlamlı ekle: fındık' })).toHaveAttribute(
      'href',
      '/yonetici/es-anlamlilar?kayit=yeni&ad=f%C4%B1nd%C4%B1k',
    );
    const { href } = hazelnut.getByRole<HTMLAnchorElement>('link', { name: 'Kategori ekle: fındık' });
    cleanup();
    const { address } = renderBackOffice(href.slice(window.location.origin.length), {
      answers: { ManagedCategories: { managedCategories: { items: [], total: 0 } } },
    });
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText(/^Ad/)).toHaveValue('fındık');
    await user.click(form.getByRole('button', { name: /Vazgeç|İptal/ }));
    expect(address()).toBe('/yonetici/kategoriler');
  });
});
