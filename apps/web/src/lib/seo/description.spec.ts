import { describe as describeText, plainText } from './description.js';

const ENDING = 'Tedarikçi rehberinde ürünler, puanlar ve iletişim bilgileri.';

describe('describe', () => {
  it('PUB-SEO-02 strips tags and doubled spaces', () => {
    expect(plainText('<p>Güllü  lokum</p>\n<b>taze</b>')).toBe('Güllü lokum taze');
  });

  it('PUB-SEO-02 cuts at a word, at most 160 characters', () => {
    const text = describeText('baharat '.repeat(60), ENDING);

    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/baharat…$/);
  });

  it('PUB-SEO-02 lengthens a text under 50 characters by the site’s own sentence', () => {
    expect(describeText('Kısa tanıtım', ENDING)).toBe(`Kısa tanıtım. ${ENDING}`);
    expect(describeText('', ENDING)).toBe(ENDING);
  });

  it('PUB-SEO-02 leaves a text of the right length alone', () => {
    const text = 'Maraş pul biberi, sumak ve kimyonu haftalık öğüten baharatçı.';

    expect(describeText(text, ENDING)).toBe(text);
  });

  it('PUB-SEO-02 cuts no emoji in half', () => {
    for (const start of ['', 'a'])
      expect(describeText(start + '🫒'.repeat(200), ENDING)).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  });

  it('PUB-SEO-02 cuts one endless word as well', () => {
    expect(describeText('a'.repeat(400), ENDING)).toHaveLength(160);
  });
});
