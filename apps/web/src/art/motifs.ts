import type { CategoryKey } from '../lib/category-key.js';
import { ingredients } from './ingredients.js';

/** What lies loose around a category's plate. */
export const MOTIFS: Record<CategoryKey, (() => string)[]> = {
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
  diger: [
    () => ingredients.plate(),
    () => ingredients.fork(),
    () => ingredients.leaf('#A9B09B'),
    () => ingredients.plate('#8B9084'),
  ],
};
