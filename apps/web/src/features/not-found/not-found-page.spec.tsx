import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderSite } from '../../testing/render-site.js';

describe('the not-found page', () => {
  let warned: jest.SpyInstance;
  beforeEach(() => {
    warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warned.mockRestore());

  it('PUB-404-01, ROUTE-15 is shown at any unknown address', async () => {
    renderSite('/boyle/bir/sayfa');

    expect(await screen.findByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeInTheDocument();
    expect(screen.getByText('Aradığınız sayfa mevcut değil veya taşınmış olabilir.')).toBeInTheDocument();
    expect(document.title).toBe('Sayfa bulunamadı | Pazar');
  });

  it('PUB-404-02 links to the home page', async () => {
    renderSite('/yok');

    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('link', { name: 'Ana Sayfa' }).map((link) => link.getAttribute('href'))).toContain('/');
  });

  it('PUB-404-02 goes one step back', async () => {
    history.pushState(null, '');
    const { router } = renderSite('/');
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate('/yok'));
    await userEvent.click(await screen.findByRole('link', { name: 'Geri Dön' }));

    await screen.findByRole('heading', { level: 1, name: /Yerel üreticilerden/ });
    expect(router.state.location.pathname).toBe('/');
  });

  it('PUB-404-02 goes to the home page if there is no step to go back', async () => {
    jest.spyOn(history, 'length', 'get').mockReturnValue(1);
    const { router } = renderSite('/yok');
    await userEvent.click(await screen.findByRole('link', { name: 'Geri Dön' }));

    await screen.findByRole('heading', { level: 1, name: /Yerel üreticilerden/ });
    expect(router.state.location.pathname).toBe('/');
  });

  it('PUB-404-03 logs the missing path', async () => {
    renderSite('/yok');

    await screen.findByRole('heading', { level: 1 });
    expect(warned).toHaveBeenCalledWith('Bulunamayan adres: /yok');
  });
});
