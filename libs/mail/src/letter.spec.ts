import { letter } from './letter.js';

const PARTS = { to: 'satis@ornek.com', brand: 'Tezgâh', subject: 'Fiyat', greeting: 'Merhaba,', closing: 'İyi günler' };

it('has the same lines in HTML as in plain text, with typed mark-up escaped', () => {
  const { text, html } = letter({ ...PARTS, paragraphs: ['Ürün: <b>Bal</b>\nMiktar: 5 kg'] });
  expect(text).toContain('Ürün: <b>Bal</b>\nMiktar: 5 kg');
  expect(html).toContain('<p>Ürün: &lt;b&gt;Bal&lt;/b&gt;<br>Miktar: 5 kg</p>');
});
