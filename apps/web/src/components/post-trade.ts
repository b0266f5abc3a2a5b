import { slugify } from '@tedarik/turkish';
import { drawnCategory, type DrawnCategory } from '../lib/category-key.js';

// Stems of words, which also match words with suffixes: zeytinyağı, zeytinyağının, baklavalık.
const TRADES: [DrawnCategory, RegExp][] = [
  ['yaglar', /^(zeytin|tereyag|sizma|aycice)/],
  ['tatli', /^(baklava|tatli|kunefe|serbet|sutlac)/],
  ['baharat', /^(baharat|biber|sumak|kimyon|kekik|safran|cesni)/],
  ['icecek', /^(cay|kahve|icecek|ayran|surgun|demle)/],
  ['deniz-urunleri', /^(balik|hamsi|midye|karides|deniz|levrek)/],
  ['kuruyemis', /^(fistig|fistik|findig|findik|ceviz|badem|kuruyemis|leblebi)/],
  ['meyve-sebze', /^(nar|narenciye|portakal|limon|domates|sebze|meyve|kayisi|incir|elma|hal)$|^(domates|sebze|meyve)/],
  ['sut-urunleri', /^(peynir|gravyer|kasar|yogur|sut$|sutu|mandira|kaymak|tulum)/],
  ['corba', /^(corba|mercimek|tarhana)/],
  ['et', /^(et$|eti$|etin|kasap|sucuk|pastirma|kiyma|dana|kuzu)/],
  ['firin', /^(ekmek|ekmeg|firin|simit|borek|yufka|maya|hamur)/],
  ['sekerleme', /^(lokum|seker|helva|akide|cikolata)/],
  ['tahil-bakliyat', /^(bulgur|nohut|fasulye|pirinc|bugday|bakliyat|tahil|^un$)/],
];

/**
 * The category whose drawings a post uses: its own if that is a trade, else the first one that its title mentions. So posts without a
 * picture get a drawing that fits their subject.
 */
export function postTrade(post: { title: string; category?: { slug: string } | null }): DrawnCategory {
  const own = drawnCategory(post.category?.slug);
  if (own && own !== 'diger') return own;
  for (const word of slugify(post.title).split('-')) {
    const named = TRADES.find(([, beginning]) => beginning.test(word));
    if (named) return named[0];
  }
  return 'diger';
}
