import type { CategoryKey } from '../lib/category-key.js';

export const INK = '#241A1F';
export const SHADE = INK;
export const ENAMEL = '#FFFFFF';
export const WELL = '#F1F2EA';
export const COBALT = '#1D4596';
export const COPPER = '#B4592B';
export const COPPER_DARK = '#8C3F1B';
export const COPPER_LIGHT = '#D98A55';
export const LEAF = '#4F7A34';
export const LEAF_DARK = '#35571F';
export const SAFFRON = '#F6B21B';
export const POMEGRANATE = '#B0123B';

/** base = flat ground, tint = tile ground, deep = text on tint (>= 4.5:1), accent = second colour, pale = light ground. */
export interface Palette {
  base: string;
  tint: string;
  deep: string;
  accent: string;
  pale: string;
}

const palette = (base: string, tint: string, deep: string, accent: string, pale: string): Palette => ({
  base,
  tint,
  deep,
  accent,
  pale,
});

export const PALETTES: Record<CategoryKey, Palette> = {
  baharat: palette('#C8401B', '#FBE5DA', '#8A2A0F', '#F6B21B', '#F7C9A8'),
  firin: palette('#D39A45', '#F9ECD3', '#70450F', '#7A4420', '#F3DCAE'),
  'sut-urunleri': palette('#8DB4DC', '#E6F0F9', '#234B7C', '#FFF3D2', '#D3E4F3'),
  et: palette('#9C2436', '#F9E0E2', '#7A1626', '#EFA99F', '#E9BDB8'),
  sekerleme: palette('#E58BA6', '#FCE6ED', '#8F2249', '#F8DB8C', '#F8CBD7'),
  'meyve-sebze': palette('#5E9440', '#E6F1DC', '#2E591F', '#E4532B', '#C5DDA9'),
  icecek: palette('#1C7773', '#DDF0EE', '#0F5452', '#E0452A', '#A9D6D1'),
  yaglar: palette('#9A9A2B', '#F1F1D5', '#55560E', '#E9CF4B', '#DCDC9C'),
  'tahil-bakliyat': palette('#E2BC62', '#F8EFD6', '#6B5113', '#A4572A', '#F4E1B0'),
  kuruyemis: palette('#8A5474', '#F3E6EF', '#5F2E4E', '#B5CB55', '#DDBBD0'),
  'deniz-urunleri': palette('#2A66A5', '#E0EBF6', '#143F6E', '#F2765C', '#AFCCE8'),
  tatli: palette('#EF8E2C', '#FEECD8', '#8A4504', '#6F8F2E', '#FBCF9B'),
  corba: palette('#4BA383', '#DFF2EA', '#1B5E45', '#F29A2E', '#B4DDCB'),
  diger: palette('#8B9084', '#ECEEE7', '#4A4F44', '#C9CDBF', '#CDD1C5'),
};
