import { previewOf } from './preview.js';

it.each([
  [
    '<h2>Ayvalık</h2><p>Köylerin&#39;den <a href="https://a.example/?x=1&amp;y=2">üreticiler</a> &amp; dükkân<br>5 &lt; 6</p>',
    "Ayvalık Köylerin'den üreticiler & dükkân 5 < 6",
  ],
  ['', ''],
  [`<p>${'ş'.repeat(150)}</p>`, 'ş'.repeat(100)],
])('R26: the preview of a text is the one from the time the migration was written: %s', (html, preview) => {
  expect(previewOf(html)).toBe(preview);
});
