import { fireEvent, screen } from '@testing-library/react';
import { aBusinessCard, aCategory } from '../testing/builders.js';
import { renderPart } from '../testing/render-site.js';
import { BusinessCard } from './business-card.js';

describe('BusinessCard', () => {
  it('PUB-CARD-01 shows a drawing made from the slug and the first category', () => {
    const { container } = renderPart(<BusinessCard business={aBusinessCard()} />);

    const cover = container.querySelector('img');
    expect(cover).toHaveAttribute('src', '/kapak/kapak/baharat/anadolu-baharat-evi.svg');
    expect(cover).toHaveAttribute('alt', '');
    expect([cover?.getAttribute('width'), cover?.getAttribute('height'), cover?.getAttribute('loading')]).toEqual([
      '640',
      '400',
      'lazy',
    ]);
  });

  it.each([
    [{ coverImageUrl: '/gorsel/a/kapak', photoUrl: '/gorsel/a/foto' }, '/gorsel/a/kapak?w=640'],
    [{ coverImageUrl: null, photoUrl: '/gorsel/a/foto' }, '/gorsel/a/foto?w=640'],
  ])('PUB-CARD-01 shows the cover, else the photo, else the drawing when it cannot be fetched: %j', (stored, shown) => {
    const { container } = renderPart(<BusinessCard business={aBusinessCard(stored)} />);
    expect(container.querySelector('img')).toHaveAttribute('src', shown);

    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^\/kapak\//);
  });

  it('PUB-CARD-02 wears both badges, or none', () => {
    const { unmount } = renderPart(<BusinessCard business={aBusinessCard({ verified: true, featured: true })} />);
    expect(screen.getByText('Öne Çıkan')).toBeInTheDocument();
    expect(screen.getByText('Doğrulanmış')).toBeInTheDocument();
    unmount();

    renderPart(<BusinessCard business={aBusinessCard()} />);
    expect(screen.queryByText('Öne Çıkan')).toBeNull();
    expect(screen.queryByText('Doğrulanmış')).toBeNull();
  });

  it('PUB-CARD-03 shows the medallion only when told to', () => {
    const { container, unmount } = renderPart(<BusinessCard business={aBusinessCard()} />);
    expect(container.querySelector('.medallion')).toBeNull();
    unmount();

    renderPart(<BusinessCard business={aBusinessCard()} showLogo />);
    expect(screen.getByText('AB')).toHaveClass('medallion');
  });

  it('PUB-CARD-03 shows the logo where there is one and it can be fetched', () => {
    const business = aBusinessCard({ logoUrl: '/gorsel/a/logo' });
    const { container } = renderPart(<BusinessCard business={business} showLogo />);
    const logo = container.querySelector('.medallion img');
    expect(logo).toHaveAttribute('src', '/gorsel/a/logo?w=160');

    fireEvent.error(logo!);
    expect(screen.getByText('AB')).toHaveClass('medallion');
  });

  it('PUB-CARD-04 links the name to the business and shows its rating', () => {
    renderPart(<BusinessCard business={aBusinessCard()} />);

    expect(screen.getByRole('link', { name: 'Anadolu Baharat Evi' })).toHaveAttribute(
      'href',
      '/firma/anadolu-baharat-evi',
    );
    expect(screen.getByRole('img', { name: '5 üzerinden 4,8, 126 yorum' })).toBeInTheDocument();
  });

  it('PUB-CARD-04 PUB-REV-21 shows empty stars and (0) where nobody has reviewed', () => {
    renderPart(<BusinessCard business={aBusinessCard({ averageRating: null, reviewCount: 0 })} />);

    const stars = screen.getByRole('img', { name: 'Henüz değerlendirme yok' });
    expect(stars).toHaveTextContent('(0)');
    expect(stars.querySelector('.on')).toBeNull();
  });

  it('PUB-CARD-05 shows the description, or can leave it out', () => {
    const business = aBusinessCard({ description: 'Tanıtım' });
    const { unmount } = renderPart(<BusinessCard business={business} />);
    expect(screen.getByText('Tanıtım')).toBeInTheDocument();
    unmount();

    renderPart(<BusinessCard business={business} showDescription={false} />);

    expect(screen.queryByText('Tanıtım')).toBeNull();
  });

  it('PUB-CARD-06 says where the business is, or that it does not say', () => {
    const { unmount } = renderPart(<BusinessCard business={aBusinessCard()} />);
    expect(screen.getByText('Bursa, Turkey')).toBeInTheDocument();
    unmount();

    renderPart(<BusinessCard business={aBusinessCard({ headquarters: null })} />);
    expect(screen.getByText('Konum belirtilmemiş')).toBeInTheDocument();
  });

  it('PUB-CARD-07 shows three categories and how many more there are', () => {
    const categories = ['a', 'b', 'c', 'd', 'e'].map((slug) => aCategory(slug, `Kategori ${slug}`));
    renderPart(<BusinessCard business={aBusinessCard({ categories })} />);

    expect(screen.getByRole('link', { name: 'Kategori c' })).toHaveAttribute('href', '/kategori/c');
    expect(screen.queryByText('Kategori d')).toBeNull();
    expect(screen.getByText('+2')).toBeInTheDocument();
  });

  it('PUB-CARD-08 opens the website in a new tab and passes nothing on', () => {
    renderPart(<BusinessCard business={aBusinessCard()} />);

    const link = screen.getByRole('link', { name: 'Anadolu Baharat Evi web sitesi (yeni sekmede açılır)' });
    expect(link).toHaveAttribute('href', aBusinessCard().websiteUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener nofollow');
  });

  it('leads to a chat where the business has a WhatsApp number', () => {
    renderPart(<BusinessCard business={aBusinessCard({ whatsapp: '+905321234567' })} />);

    expect(screen.getByRole('link', { name: /^Anadolu Baharat Evi: WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/905321234567',
    );
  });

  it('PUB-CARD-08 shows no link that is not http', () => {
    renderPart(<BusinessCard business={aBusinessCard({ websiteUrl: 'javascript:alert(1)' })} />);

    expect(screen.queryByRole('link', { name: /web sitesi/ })).toBeNull();
  });
});
