import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Lettering } from './lettering.js';
import { sharePicture } from './share-picture.js';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#00f"/></svg>';
const facts = (title: string) => ({ title, kicker: 'Süt Ürünleri · Iğdır', brand: 'Tezgâh', drawing: DRAWING });

const ALPHABET = 'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ';

/** Names of the sample businesses and products. */
function sampleNames(): string[] {
  const folder = join(__dirname, '../../../../tools/seed/src/samples');
  return ['nine-trades.ts', 'around-the-country.ts'].flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/name: '([^']+)'/g)].map(([, name]) => name!),
  );
}

describe('sharePicture', () => {
  it('PUB-SEO-04 draws a JPEG of 1200 by 630 pixels with the drawing on the right', async () => {
    const picture = sharp(await sharePicture(facts('Kars Yaylası Süt')));
    await expect(picture.metadata()).resolves.toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const right = await picture.extract({ left: 1100, top: 300, width: 1, height: 1 }).raw().toBuffer();
    expect(right[2]).toBeGreaterThan(200);
  });

  it('PUB-SEO-04 draws the name, so another name gives another picture', async () => {
    const [one, other] = await Promise.all([sharePicture(facts('Ada Gıda')), sharePicture(facts('Oda Gıda'))]);
    expect(one.equals(other)).toBe(false);
  });
});

describe('Lettering', () => {
  const besley = Lettering.load('besley', 800);

  it('has a glyph for every letter of Turkish', () => {
    for (const letter of 'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîû0123456789&.,’-') {
      expect(besley.width(letter, 100)).toBeGreaterThan(0);
    }
  });

  it.each([...ALPHABET, ...sampleNames()])('U1: draws "%s" completely, and as wide as width() returns', (text) => {
    for (const [x, size] of [
      [72, 68],
      [72, 54],
      [72, 30],
    ] as const) {
      const drawn = besley.outline(text, x, 300, size, '#000');
      const right = Math.max(...[...drawn.matchAll(/(-?[\d.]+) -?[\d.]+(?=[MLCQZ"])/g)].map(([, at]) => Number(at)));

      expect(drawn).not.toContain('NaN');
      expect(Math.abs(right - (x + besley.width(text, size)))).toBeLessThan(size * 0.4);
    }
  });

  it('breaks a long name between words, and shortens it with an ellipsis when it does not fit', () => {
    const width = besley.width('Iğdır Çiğ Süt', 60);
    expect(besley.lines('Iğdır Çiğ Süt Üreticileri', 60, width, 3)).toEqual(['Iğdır Çiğ Süt', 'Üreticileri']);
    const cut = besley.lines('Iğdır Çiğ Süt Üreticileri Kooperatifi Birliği', 60, width, 2);
    expect(cut).toHaveLength(2);
    expect(cut[1]).toMatch(/^Üretic.*…$/);
    expect(besley.width(cut[1]!, 60)).toBeLessThanOrEqual(width);
  });
});
