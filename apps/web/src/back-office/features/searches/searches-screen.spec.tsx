import { screen, within } from '@testing-library/react';
import { renderBackOffice } from '../../testing/render-back-office.js';

const HAZELNUT = { id: 'findik', text: 'fındık', times: 12, found: 0, lastAt: '2026-11-20T10:00:00.000Z' };
const OIL = { id: 'zeytinyagi', text: 'zeytinyağı', times: 1_234, found: 40, lastAt: '2026-11-21T10:00:00.000Z' };
const answers = { ManagedSearches: { managedSearches: { items: [OIL, HAZELNUT], total: 2 } } };
const row = async (text: string) => within((await screen.findByText(text)).closest('tr')!);

describe('the searches of visitors', () => {
  it('are shown with how often and how much was found, and lead to the synonyms and to the site', async () => {
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

  it('are narrowed to what found nothing', async () => {
    const { requested } = renderBackOffice('/yonetici/aramalar?sonuc=yok', { answers });
    await screen.findByText('fındık');
    expect(requested[0]?.variables).toMatchObject({ nothingFound: true, list: { sort: 'times', descending: true } });
  });
});
