import { screen, within } from '@testing-library/react';
import { outage } from '../../testing/answers.js';
import { aBusinessCard, aProduct } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import { aSite } from '../../testing/builders.js';
import type { ProductAnswer } from './api/load-product.js';
import { productHead } from './product-seo.js';

const site = aSite();

const answering = (over: Partial<ProductAnswer> = {}, product: Partial<ProductAnswer['product']> = {}) => ({
  GetProduct: () => ({
    product: {
      __typename: 'ProductFound',
      product: { ...aProduct(), unit: '5 kg çuval', minimumOrder: '2 çuval', ...product },
      sellers: [aBusinessCard()],
      similar: [aProduct({ id: 'p2', slug: 'isot-2', name: 'İsot' })],
      ...over,
    },
  }),
});
const PATH = '/urun/pul-biber-1';

describe('the page of a product', () => {
  it('shows name, price with unit, minimum order and sellers', async () => {
    renderSite(PATH, answering());

    await screen.findByRole('heading', { level: 1, name: 'Pul Biber' });
    expect(screen.getByText('₺1.249,90', { selector: 'strong' }).parentElement).toHaveTextContent('/ 5 kg çuval');
    expect(screen.getByText('2 çuval')).toBeVisible();
    expect(screen.getByText('Orta aci, gunes kurusu.', { selector: '.description' })).toBeVisible();
    const sellers = within(screen.getByRole('region', { name: 'Bu ürünü sunan işletmeler' }));
    expect(sellers.getByRole('heading', { level: 3, name: aBusinessCard().name })).toBeVisible();
    const similar = within(screen.getByRole('region', { name: 'Benzer ürünler' }));
    expect(similar.getByRole('link', { name: 'İsot' })).toHaveAttribute('href', '/urun/isot-2');
  });

  it('links to a quote request for this product to its seller', async () => {
    renderSite(PATH, answering());

    expect(await screen.findByRole('link', { name: 'Fiyat isteyin' })).toHaveAttribute(
      'href',
      '/teklif-iste?firma=anadolu-baharat-evi&urun=Pul+Biber',
    );
  });

  it('GEN-08 says that the price is on request, and leaves out missing facts', async () => {
    renderSite(PATH, answering({ similar: [] }, { price: null, unit: null, minimumOrder: null }));

    expect(await screen.findByText('Fiyat için iletişime geçin')).toBeVisible();
    expect(screen.queryByText('Minimum sipariş')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Benzer ürünler' })).toBeNull();
  });

  it('gives search engines its address, price with unit, and seller', () => {
    const { title, canonical, structured } = productHead({ ...aProduct(), unit: 'kg', minimumOrder: null }, site);

    expect([title, canonical]).toEqual(['Pul Biber - Anadolu Baharat Evi', PATH]);
    expect(structured).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        url: `${site.origin}${PATH}`,
        offers: expect.objectContaining({
          price: '1249.90',
          priceSpecification: expect.objectContaining({ unitText: 'kg' }),
          seller: [expect.objectContaining({ name: 'Anadolu Baharat Evi' })],
        }),
      }),
    );
  });

  it('redirects from a former address to the current one', async () => {
    const { router } = renderSite('/urun/biber-1', {
      GetProduct: ({ slug }: Record<string, unknown>) =>
        slug === 'biber-1'
          ? { product: { __typename: 'ProductMoved', slug: 'pul-biber-1' } }
          : answering().GetProduct(),
    });

    await screen.findByRole('heading', { level: 1, name: 'Pul Biber' });
    expect(router.state.location.pathname).toBe(PATH);
  });

  it.each([
    ['ProductNotFound', 'Ürün bulunamadı'],
    ['ProductDeleted', 'Bu ürün kaldırıldı'],
  ])('shows for %s: %s, and links to the other products', async (__typename, title) => {
    renderSite(PATH, { GetProduct: () => ({ product: { __typename } }) });

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ürünlere dön' })).toHaveAttribute('href', '/urunler');
  });

  it('says that it could not be loaded', async () => {
    renderSite(PATH, { GetProduct: outage });

    expect(await screen.findByRole('heading', { level: 1, name: 'Ürün yüklenemedi' })).toBeVisible();
  });
});
