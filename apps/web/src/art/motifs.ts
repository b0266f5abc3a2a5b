import type { CategoryKey, DrawnCategory } from '../lib/category-key.js';
import { isDrawn, paletteOf } from './colours.js';
import { around, circle, ellipse, starShape } from './drawing-kit.js';
import { ingredients } from './ingredients.js';

/** Loose pieces of food around a category's plate. */
const DRAWN: Record<DrawnCategory, (() => string)[]> = {
  baharat: [
    () => ingredients.mound('#E8A013', '#FFD15C'),
    () => ingredients.anise(),
    () => ingredients.chili('#F04A2A'),
    () => ingredients.mound('#6B2140', '#96385F'),
    () => ingredients.leaf('#6E9B4E'),
  ],
  firin: [
    () => ingredients.simit(),
    () => ingredients.wheat('#F6D27A'),
    () => ingredients.simit(),
    () => ingredients.wheat('#FFF0C4'),
  ],
  'sut-urunleri': [
    () => ingredients.wedge(),
    () => ingredients.drop(),
    () => ingredients.wedge(),
    () => ingredients.leaf('#7FB069'),
  ],
  et: [
    () => ingredients.steak(),
    () => ingredients.sprig('#7FA04C'),
    () => ingredients.cube('#6E1220'),
    () => ingredients.chili('#E9573F'),
  ],
  sekerleme: [
    () => ingredients.lokum('#F3B0C4'),
    () => ingredients.rose(),
    () => ingredients.lokum('#C9D77C'),
    () => ingredients.lokum('#F8D27A'),
  ],
  'meyve-sebze': [
    () => ingredients.tomato(),
    () => ingredients.leaf('#2E6A2A'),
    () => ingredients.lemon(),
    () => ingredients.carrot(),
  ],
  icecek: [
    () => ingredients.tea(),
    () => ingredients.sugar(),
    () => ingredients.leaf('#7FC29B'),
    () => ingredients.lemon(),
  ],
  yaglar: [
    () => ingredients.olive('#5C6A1B'),
    () => ingredients.sprig('#C3C766'),
    () => ingredients.drop('#F3D64E'),
    () => ingredients.olive('#3B2A33'),
  ],
  'tahil-bakliyat': [
    () => ingredients.chick(),
    () => ingredients.wheat('#B97A22'),
    () => ingredients.lentil('#C4501F'),
    () => ingredients.wheat('#FFF3D2'),
  ],
  kuruyemis: [
    () => ingredients.pistachio(),
    () => ingredients.hazel(),
    () => ingredients.almond(),
    () => ingredients.pistachio(),
  ],
  'deniz-urunleri': [
    () => ingredients.fish('#B7D2E6'),
    () => ingredients.lemon(),
    () => ingredients.shell(),
    () => ingredients.sprig('#8CB86A'),
  ],
  tatli: [
    () => ingredients.baklava(),
    () => ingredients.pistachio(),
    () => ingredients.baklava(),
    () => ingredients.leaf('#6F8F2E'),
  ],
  corba: [
    () => ingredients.bowl(),
    () => ingredients.lemon(),
    () => ingredients.leaf('#D5ECC2'),
    () => ingredients.chili(),
  ],
  kasap: [
    () => ingredients.steak(),
    () => ingredients.sprig('#7FA04C'),
    () => ingredients.sucuk(),
    () => ingredients.cube(),
  ],
  balikci: [
    () => ingredients.fish('#B7D2E6'),
    () => ingredients.shell(),
    () => ingredients.fish('#F2B8A2'),
    () => ingredients.lemon(),
  ],
  manav: [
    () => ingredients.apple(),
    () => ingredients.eggplant(),
    () => ingredients.orange(),
    () => ingredients.leaf(),
  ],
  pastane: [
    () => ingredients.strawberry(),
    () => ingredients.candy(),
    () => ingredients.lokum('#F8D27A'),
    () => ingredients.cherry(),
  ],
  restoran: [
    () => ingredients.plate(),
    () => ingredients.fork(),
    () => ingredients.tomato(),
    () => ingredients.chili(),
  ],
  market: [() => ingredients.loaf(), () => ingredients.apple(), () => ingredients.egg(), () => ingredients.wedge()],
  toptan: [
    () => ingredients.lentil('#E0B150'),
    () => ingredients.chick(),
    () => ingredients.lentil(),
    () => ingredients.wheat('#FFF0C4'),
  ],
  gida: [
    () => ingredients.wheat(),
    () => ingredients.tomato(),
    () => ingredients.drop('#F3D64E'),
    () => ingredients.olive('#5C6A1B'),
  ],
  dondurma: [
    () => ingredients.strawberry(),
    () => ingredients.cherry(),
    () => ingredients.candy(),
    () => ingredients.pistachio(),
  ],
  sarkuteri: [
    () => ingredients.sucuk(),
    () => ingredients.wedge(),
    () => ingredients.olive('#3B2A33'),
    () => ingredients.feta(),
  ],
  diger: [
    () => ingredients.plate(),
    () => ingredients.fork(),
    () => ingredients.leaf('#A9B09B'),
    () => ingredients.plate('#8B9084'),
  ],
  bos: [() => ingredients.plate()],
};

/** Loose pieces around a category's plate; ornaments if the category has no food of its own. */
export const motifsOf = (key: CategoryKey): (() => string)[] => (isDrawn(key) ? DRAWN[key] : ornaments(key));

function ornaments(key: CategoryKey): (() => string)[] {
  const { deep, accent, tint } = paletteOf(key);
  const petals = 5 + (Number(key.split('-')[1]) % 4);
  return [
    () => around(petals, 11, (x, y, a) => ellipse(x, y, 9, 4.4, tint, a)) + circle(0, 0, 5, accent),
    () => starShape(19, 8, petals, accent) + circle(0, 0, 5, deep),
    () => ingredients.leaf(deep),
  ];
}
