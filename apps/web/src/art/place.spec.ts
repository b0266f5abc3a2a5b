import { slugify } from '@tedarik/turkish';
import { PROVINCES } from '@tedarik/turkish/places';
import { coverArt } from './cover-art.js';
import { sceneOf } from './province-scenes.js';

const drawing = (slug: string) => coverArt('yer', 'diger', slug);
const key = (slug: string) => JSON.stringify(sceneOf(slug));

describe('the drawing of a place', () => {
  it('U17: 81 provinces are 81 scenes, each of its own land, food and landmark', () => {
    const slugs = PROVINCES.map(({ name }) => slugify(name));

    expect(new Set(slugs.map(drawing)).size).toBe(81);
    expect(slugs.filter((slug, i) => slugs.findIndex((other) => key(other) === key(slug)) !== i)).toEqual([]);
    expect(slugs.filter((slug) => key(slug) === key('nirvana'))).toEqual(['konya']);
  });

  it('U17: every district is another view of its province', () => {
    const { boroughs } = PROVINCES.find(({ name }) => name === 'İstanbul')!;
    const slugs = boroughs.map((name) => `istanbul-${slugify(name)}`);

    expect(new Set(slugs.map(drawing)).size).toBe(boroughs.length);
    expect(sceneOf('istanbul-kadikoy')).toMatchObject({ land: 'sea', landmark: 'bridge' });
    expect(sceneOf('istanbul-bagcilar').land).toBe('plain');
  });

  it('U17: is the same for ever, small, and has no broken number', () => {
    expect(drawing('rize')).toBe(drawing('rize'));
    for (const { name } of PROVINCES) {
      expect(drawing(slugify(name))).not.toMatch(/NaN|undefined/);
      expect(drawing(slugify(name)).length).toBeLessThan(45_000);
    }
  });
});
