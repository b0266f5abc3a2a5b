import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outage } from '../../testing/answers.js';
import { aMyReview } from '../../testing/builders.js';
import { renderPart } from '../../testing/render-site.js';
import { MyReviews } from './my-reviews.js';

const page = (items = [aMyReview()]) => ({ myReviews: { items, total: items.length, page: 1, totalPages: 1 } });
const show = (ListMyReviews: () => unknown) => renderPart(<MyReviews />, {}, undefined, { ListMyReviews });

describe('MyReviews', () => {
  it('PUB-REV-16 lists what the visitor has written, with the way to the business', async () => {
    show(() => page([aMyReview(), aMyReview({ id: 'review-2', businessSlug: null, businessName: null })]));

    expect(await screen.findByRole('link', { name: 'Anadolu Baharat Evi' })).toHaveAttribute(
      'href',
      '/firma/anadolu-baharat-evi',
    );
    expect(screen.getByRole('heading', { name: 'Yayında olmayan işletme' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Yorumumu Düzenle' })).toHaveLength(2);
  });

  it.each([
    ['own-page', /Yorumunuz incelemede\..*Sahibi olduğunuz bir sayfa hakkında\./],
    ['ring', /Birlikte hareket ediyor görünen hesapların/],
    ['a-reason-of-later', /puana katılmaz\.$/],
  ])('tells the author of a held review why: %s', async (heldFor, told) => {
    show(() => page([aMyReview({ status: 'HELD', heldFor })]));

    expect(await screen.findByText(told)).toBeInTheDocument();
  });

  it.each([
    ['personal-data', 'Yorumunuz editörlerimizin kararıyla yayında değil. Gerekçe: kişisel bilgi paylaşımı.'],
    ['a-reason-of-later', 'Yorumunuz editörlerimizin kararıyla yayında değil.'],
    [null, 'Yorumunuz editörlerimizin kararıyla yayında değil.'],
  ])('PUB-REV-22 tells the author of a hidden review why: %s', async (hiddenFor, told) => {
    show(() => page([aMyReview({ status: 'HIDDEN', hiddenFor })]));

    expect(await screen.findByText(told)).toBeInTheDocument();
  });

  it('says that there are none', async () => {
    show(() => page([]));

    expect(await screen.findByText('Henüz bir yorum yazmadınız.')).toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    let isDown = true;
    show(() => (isDown ? outage() : page()));
    await screen.findByRole('heading', { name: 'Yorumlar yüklenemedi' });
    isDown = false;
    await userEvent.click(screen.getByRole('link', { name: 'Tekrar Dene' }));

    expect(await screen.findByRole('link', { name: 'Anadolu Baharat Evi' })).toBeInTheDocument();
  });
});
