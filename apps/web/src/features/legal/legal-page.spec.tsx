import { screen, within } from '@testing-library/react';
import { SITE_MAP } from '../../app/site-map.js';
import { NOTICE_VERSION } from '../../lib/forms/notice-version.js';
import { renderSite } from '../../testing/render-site.js';

const TEXTS = [
  ['/kvkk-aydinlatma-metni', 'KVKK Aydınlatma Metni'],
  ['/gizlilik', 'Gizlilik'],
  ['/cerez-politikasi', 'Çerez Politikası'],
  ['/kullanim-kosullari', 'Kullanım Koşulları'],
  ['/degerlendirme-kurallari', 'Değerlendirme Kuralları'],
] as const;
const meta = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? '';

describe('GEN-25 the legal texts', () => {
  it.each(TEXTS)('GEN-25 %s is a text with version and date, for search engines too', async (path, title) => {
    renderSite(path);

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(/^Sürüm \d{4}-\d{2}-\d{2} · Yürürlük tarihi: \d{1,2} \p{L}+ \d{4}$/u)).toBeInTheDocument();
    expect(meta('robots')).toBe('index, follow');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `https://pazar.example${path}`);
    expect(SITE_MAP.pages).toContain(path);
    expect((await screen.findByRole('article')).textContent).toContain('Pazar');
  });

  it('GEN-25 PUB-SEO-02 describes each in words of its own', async () => {
    const descriptions = [];
    for (const [path, title] of TEXTS) {
      const { unmount } = renderSite(path);
      await screen.findByRole('heading', { level: 1, name: title });
      descriptions.push(meta('description'));
      unmount();
    }
    expect(new Set(descriptions).size).toBe(TEXTS.length);
    for (const { length } of descriptions) expect([length >= 50, length <= 160]).toEqual([true, true]);
  });

  it('GEN-25 links all of them in the footer', async () => {
    renderSite('/gizlilik');

    const footer = within(await screen.findByRole('contentinfo'));
    for (const [path, title] of TEXTS) expect(footer.getByRole('link', { name: title })).toHaveAttribute('href', path);
  });

  it('GEN-21 says who processes what, how long, and where to turn; the version is what forms store', async () => {
    renderSite('/kvkk-aydinlatma-metni');

    const text = (await screen.findByRole('article')).textContent;
    for (const part of [
      'Fatih, Istanbul',
      'bilgi@pazar.example',
      '10. maddesi',
      '11. maddesi',
      'karar verildikten sonra 1 yıl',
      'Reddedilen blog yorumları: 90 gün',
      'e-posta adresi: 1 yıl',
      'hiç etkinleştirilmeyen hesap: 30 gün',
      'yayınlanmadan 30 gün daha',
      'gönderimden sonra 30 gün',
      'Anonim Kullanıcı',
      'en geç 30 gün içinde',
      'Sahiplik talebine eklenen belgeler',
    ]) {
      expect(text).toContain(part);
    }
    expect(screen.getByText(new RegExp(`^Sürüm ${NOTICE_VERSION} `))).toBeInTheDocument();
  });

  it('PUB-REV-22 tells how reviews are ordered and for which reasons they are removed', async () => {
    renderSite('/degerlendirme-kurallari');

    const text = (await screen.findByRole('article')).textContent;
    for (const part of ['yalnızca tarihlerine göre', 'puanı düşük veya yüksek olduğu için', 'en az 1 yıl']) {
      expect(text).toContain(part);
    }
  });
});
