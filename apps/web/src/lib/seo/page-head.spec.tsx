import { aSite } from '../../testing/builders.js';
import { renderPart } from '../../testing/render-site.js';
import { headHtml } from './head-html.js';
import { PageHead } from './page-head.js';

const first = {
  title: 'Bir',
  description: 'a'.repeat(60),
  keywords: [],
  canonical: '/bir',
  structured: [{ name: 'bir' }],
};

describe('PageHead', () => {
  it('PUB-SEO-10 replaces the head that the server rendered, without duplicates', () => {
    document.head.innerHTML = `<meta charset="utf-8">${headHtml(first, aSite())}`;
    renderPart(<PageHead head={{ ...first, title: 'İki', canonical: '/iki', structured: [] }} />);

    expect(document.title).toBe('İki | Pazar');
    expect([...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'))).toEqual([
      'https://pazar.example/iki',
    ]);
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(0);
    expect(document.querySelectorAll('meta[charset]')).toHaveLength(1);
  });
});
