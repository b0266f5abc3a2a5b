import type { CategoryKey, DrawnCategory } from '../lib/category-key.js';

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

export const PALETTES: Record<DrawnCategory, Palette> = {
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
  kasap: palette('#C2474E', '#FBE3E2', '#7F1D26', '#F6D9C4', '#F2C3BE'),
  balikci: palette('#3F8FA8', '#E0F0F4', '#15505F', '#F2765C', '#B5DBE4'),
  manav: palette('#7FA83A', '#EBF4DA', '#3C5714', '#E4532B', '#D3E3AE'),
  pastane: palette('#D9896F', '#FBE9E3', '#82351F', '#F8DB8C', '#F4CCBE'),
  restoran: palette('#C4703A', '#FAE8DB', '#7A3A12', '#F6B21B', '#F1CBAB'),
  market: palette('#4E7FB8', '#E4EDF8', '#20477A', '#F6B21B', '#BDD2EA'),
  toptan: palette('#B08A55', '#F5ECDD', '#5F4416', '#C8401B', '#E3CDA6'),
  gida: palette('#CB5B33', '#FBE6DC', '#86330F', '#E9CF4B', '#F3C3AA'),
  dondurma: palette('#D884B0', '#FBE7F1', '#852A5B', '#9AD0C0', '#F3CBDF'),
  sarkuteri: palette('#A8483C', '#F8E3DF', '#742117', '#F9D565', '#E8BDB4'),
  bos: palette('#A3937C', '#F1ECE1', '#544A3C', '#DCCDB2', '#DFD5C2'),
  diger: palette('#A3937C', '#F1ECE1', '#544A3C', '#DCCDB2', '#DFD5C2'),
};

/** Colours of categories without a drawing. */
const PATTERN_PALETTES: readonly Palette[] = [
  palette('#C0673B', '#FAE7DC', '#7A3612', '#F6B21B', '#F0C8AD'),
  palette('#D6A032', '#FAEFD3', '#6B4A08', '#B0123B', '#F2DCA4'),
  palette('#7E9340', '#EEF2DA', '#46561A', '#D9A441', '#D3DEAA'),
  palette('#2F8580', '#DDF0EE', '#0F5452', '#F29A2E', '#A9D6D1'),
  palette('#94597F', '#F4E6EF', '#642F52', '#E9CF4B', '#DFBFD2'),
  palette('#C25A72', '#FBE5EA', '#842942', '#F8DB8C', '#F2C2CD'),
];

export const paletteOf = (key: CategoryKey): Palette =>
  isDrawn(key) ? PALETTES[key] : PATTERN_PALETTES[Number(key['desen'.length])]!;

/** False for a category that has colours and a pattern only. */
export const isDrawn = (key: CategoryKey): key is DrawnCategory => Object.hasOwn(PALETTES, key);
