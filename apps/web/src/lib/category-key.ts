/** A category with a drawing of its own; `diger` is used without a category, `bos` is the empty plate. */
export type DrawnCategory =
  | 'baharat'
  | 'firin'
  | 'sut-urunleri'
  | 'et'
  | 'sekerleme'
  | 'meyve-sebze'
  | 'icecek'
  | 'yaglar'
  | 'tahil-bakliyat'
  | 'kuruyemis'
  | 'deniz-urunleri'
  | 'tatli'
  | 'corba'
  | 'kasap'
  | 'balikci'
  | 'manav'
  | 'pastane'
  | 'restoran'
  | 'market'
  | 'toptan'
  | 'gida'
  | 'dondurma'
  | 'sarkuteri'
  | 'diger'
  | 'bos';

/** Any other category: the number of its colours and the number of its plate's pattern. */
export type PatternKey = `desen${number}-${number}`;
export type CategoryKey = DrawnCategory | PatternKey;

const COLOURS = 6;
const PATTERNS = 60;

// The categories with alternative names, in a compact form, because every browser downloads it.
const TRADES =
  'baharat spices,firin bakery unlu-mamul,sut-urunleri dairy sut peynir mandira,et meat,sekerleme sweets lokum seker,' +
  'meyve-sebze produce meyve sebze-meyve,icecek beverages cay kahve,yaglar oils zeytinyagi yag zeytin,' +
  'tahil-bakliyat grains bakliyat tahil,kuruyemis nuts kuruyemisci,deniz-urunleri seafood balik,tatli desserts baklava,' +
  'corba soups,kasap,balikci,manav organik-gida,pastane,restoran catering,market supermarket,toptan toptan-gida,gida,' +
  'dondurma,sarkuteri,diger,bos';

const known = new Map(
  TRADES.split(',').flatMap((names) => {
    const [trade, ...others] = names.split(' ') as [DrawnCategory, ...string[]];
    return [trade, ...others].map((name) => [name, trade] as const);
  }),
);

/** Parts of a slug that do not identify the trade: a number for uniqueness, an additional trade, a shop, a plural. */
const BESIDE_THE_TRADE = [/-\d+$/, /-ve-.*/, /-(?:urunleri|dukkani|toptancisi)$|l[ae]r$/];

/** Finds the drawing for a category's slug by its Turkish or English name. */
export function drawnCategory(slug = ''): DrawnCategory | undefined {
  let trade = slug;
  for (const rest of BESIDE_THE_TRADE) {
    if (known.has(trade)) break;
    trade = trade.replace(rest, '');
  }
  return known.get(trade);
}

const isPattern = (slug: string): slug is PatternKey => /^desen\d-\d+$/.test(slug);

/** PUB-HOME-07/08: the key of a category's colours and plate: one with a drawing, or colours and a pattern derived from its slug. */
export function categoryKey(slug: string | undefined): CategoryKey {
  if (!slug) return 'diger';
  if (isPattern(slug)) return slug;
  return drawnCategory(slug) ?? patternOf(slug);
}

function patternOf(slug: string): PatternKey {
  const sum = [...slug].reduce((so, letter) => (so * 31 + letter.charCodeAt(0)) % 99991, 7);
  return `desen${sum % COLOURS}-${Math.floor(sum / COLOURS) % PATTERNS}`;
}
