import { createHash } from 'node:crypto';
import { categoryKey } from '../lib/category-key.js';
import { coverArt, type DrawingKind } from './cover-art.js';

const KINDS: DrawingKind[] = ['kapak', 'urun', 'afis', 'yer', 'tabak'];
const GOLDEN = ['c149389df993', 'dcfaa1274f75', 'b46b6d23f7e0', 'bc65d7cd6c26', 'e2345ef62281'];
const digest = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 12);

describe('coverArt', () => {
  it.each([
    ['kapak', '640 400'],
    ['urun', '640 400'],
    ['afis', '1280 340'],
    ['yer', '640 400'],
    ['tabak', '210 210'],
  ] as const)('draws %s in its size', (kind, size) => {
    expect(coverArt(kind, 'baharat', 'anadolu-baharat-evi')).toContain(`viewBox="0 0 ${size}"`);
  });

  it('draws the same bytes for ever: their addresses are cached without an end (other bytes need another EDITION)', () => {
    const drawn = KINDS.map((kind) => digest(coverArt(kind, 'kuruyemis', 'antep-boz-fistik')));

    expect(drawn).toEqual(GOLDEN);
  });

  it('gives two businesses of one category different covers', () => {
    const covers = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => coverArt('kapak', 'baharat', slug));

    expect(new Set(covers).size).toBe(6);
  });

  it('reads the ingredient from the slug of a product', () => {
    expect(coverArt('urun', 'diger', 'kars-gravyeri')).not.toBe(coverArt('urun', 'diger', 'x'));
    expect(coverArt('urun', 'diger', 'maras-pul-biberi')).toContain('#B3261A');
  });

  it('PUB-HOME-08 takes English and Turkish names of a category, and a pattern in colour for unknown ones', () => {
    expect(coverArt('tabak', 'spices', 'x')).toBe(coverArt('tabak', 'baharat', 'x'));
    expect(coverArt('tabak', 'bilinmeyen', 'x')).not.toBe(coverArt('tabak', 'diger', 'x'));
    expect(coverArt('tabak', 'bilinmeyen', 'x')).toBe(coverArt('tabak', categoryKey('bilinmeyen'), 'x'));
  });

  it('PUB-HOME-08 draws food on the plate of an unknown category, but not on that of an empty state', () => {
    const [other, empty] = ['diger', 'bos'].map((category) => coverArt('tabak', category, 'x'));

    expect(other).not.toBe(empty);
    expect(new Set(other!.match(/#[0-9A-F]{6}/g)).size).toBeGreaterThan(8);
  });

  it('puts nothing of the address into the file', () => {
    const svg = KINDS.map((kind) => coverArt(kind, '"><script>', '"><script>')).join('');

    expect(svg).not.toContain('script');
  });
});
