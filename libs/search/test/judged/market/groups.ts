import { SYNONYMS } from '@tedarik/testing';
import { lower, withSuffix } from '@tedarik/turkish';
import type { Grade } from '../judge.js';
import { beginning, inCity, inRegion, named, ofGood, ofKind, regionsOf, type Rule, saying, where } from './rules.js';
import type { Chance, Supplier } from './suppliers.js';
import { BRANDS, CERTIFICATES, GOODS, IN_ENGLISH, KINDS, PACKS, SERVICES, TRADES } from './vocabulary.js';
import {
  inCapitals,
  inCase,
  plural,
  possessive,
  slip,
  softened,
  trader,
  twoSlips,
  withoutTurkishKeys,
} from './writing.js';

export type GeneratedQuery = [text: string, rule: Rule];
/** Makes a query from a supplier that answers it, together with the rule that grades all suppliers. */
type Group = (supplier: Supplier, pick: Chance) => GeneratedQuery;

/** Kinds that are not compounds, since compounds already end in a suffix. */
const SIMPLE = KINDS.filter((kind) => !kind.includes(' ') && !/(?:yağı|suyu)$/u.test(kind));
const LONG = 8;
const MIDDLE = 5;
const GOES_SOFT = SIMPLE.filter((kind) => softened(kind) !== kind);
const SERVICE_WORDS: Readonly<Record<(typeof SERVICES)[number], string[]>> = {
  'Toptan satış': ['toptan', 'toptancı'],
  'Perakende satış': ['perakende'],
  'Kargo ile gönderim': ['kargo', 'kargo ile gönderim'],
  İhracat: ['ihracat', 'ihracatçı'],
  'Fason üretim': ['fason', 'fason üretim'],
};
const CERTIFICATE_WORDS: Readonly<Record<(typeof CERTIFICATES)[number], string[]>> = {
  'ISO 22000': ['iso 22000', 'ISO22000 belgeli'],
  'Helal Sertifikası': ['helal', 'helal sertifikalı'],
  'Organik Tarım': ['organik', 'organik sertifikalı'],
  HACCP: ['haccp', 'HACCP belgeli'],
  'Coğrafi İşaret Tescili': ['coğrafi işaret', 'cografi isaretli'],
};

type Selling = Pick<Supplier, 'sells'>;
const kindOf = ({ sells }: Selling): string => sells[0]!.kind;
const simpleKind = ({ sells }: Selling, pick: Chance): string =>
  sells.map(({ kind }) => kind).find((kind) => SIMPLE.includes(kind)) ?? pick.oneOf(SIMPLE);
const wordOf = (text: string, pick: Chance, shortest: number): string | undefined => {
  const long = lower(text)
    .split(' ')
    .filter((word) => word.length >= shortest && /^\p{L}+$/u.test(word));
  return long.length > 0 ? pick.oneOf(long) : undefined;
};

/** Misspells one word of at least `shortest` letters, and grades by the rule of the correct text. */
const mistyped =
  (write: (word: string, pick: Chance) => string, shortest: number): Group =>
  (supplier, pick) => {
    const kind = simpleKind(supplier, pick);
    const subjects: GeneratedQuery[] = [
      [lower(supplier.sells[0]!.name), ofGood(supplier.sells[0]!)],
      [kind, ofKind(kind)],
      [lower(supplier.city), inCity(supplier.city)],
      [lower(supplier.house), saying(supplier.house)],
    ];
    const [text, rule] = pick.oneOf(subjects);
    const word = wordOf(text, pick, shortest);
    return [word ? text.replace(word, write(word, pick)) : '', rule];
  };

const genitive = (place: string): string => withSuffix(place, 'in').replace('’', '');

/** Such words belong to the group of queries in two languages. */
const isEnglish = ({ name }: { name: string }): boolean =>
  Object.values(IN_ENGLISH).some((word) => word.startsWith(name));

export const GROUPS: Readonly<Record<string, Group>> = {
  name: ({ name }) => [name, named(name)],
  'upper and lower case': ({ city, sells }, pick) => [
    inCapitals(`${kindOf({ sells })} ${lower(city)}`, { turkish: pick.often(0.5) }),
    inCity(city, ofKind(kindOf({ sells }))),
  ],
  'no Turkish keys': ({ sells: [good] }, pick) =>
    pick.often(0.5)
      ? [withoutTurkishKeys(good!.name), ofGood(good!)]
      : [withoutTurkishKeys(good!.kind), ofKind(good!.kind)],
  district: ({ borough, sells }, pick) => {
    const there = (rule?: Rule) => where((one) => one.borough === borough, rule);
    const kind = kindOf({ sells });
    if (borough === 'Merkez') return ['', there()];
    return pick.oneOf<GeneratedQuery>([
      [lower(borough), there()],
      [`${lower(borough)} ${kind}`, there(ofKind(kind))],
      [`${kind} ${withSuffix(borough, 'da')}`, there(ofKind(kind))],
    ]);
  },
  inflection: (supplier, pick) => {
    const kind = simpleKind(supplier, pick);
    const many = plural(kind);
    const forms = [many, possessive(many), trader(kind), plural(trader(kind)), possessive(plural(trader(kind)))];
    const cases = [inCase(kind, 'dan'), inCase(kind, 'in'), inCase(many, 'dan'), inCase(trader(kind), 'dan')];
    const chains = [inCase(possessive(kind), 'dan', 'possessive'), inCase(possessive(many), 'in', 'possessive')];
    return [pick.oneOf([...forms, ...cases, ...chains]), ofKind(kind)];
  },
  'a soft consonant': (_, pick) => {
    const kind = pick.oneOf(GOES_SOFT);
    return [pick.oneOf([possessive(kind), inCase(kind, 'in'), inCase(kind, 'a'), inCase(kind, 'i')]), ofKind(kind)];
  },
  'a possessive without apostrophe': ({ city, sells }, pick) => {
    const kind = simpleKind({ sells }, pick);
    return [`${lower(genitive(city))} ${possessive(kind)}`, inCity(city, ofKind(kind))];
  },
  'a suffix after an apostrophe': ({ city, sells }, pick) => [
    `${withSuffix(city, pick.oneOf(['da', 'dan', 'daki', 'in']))} ${kindOf({ sells })}`,
    inCity(city, ofKind(kindOf({ sells }))),
  ],
  prefix: ({ house, sells: [good] }, pick) => {
    const word = wordOf(pick.oneOf([house, good!.kind, good!.name]), pick, MIDDLE + 1) ?? '';
    const letters = word.slice(0, 4 + pick.below(word.length - 4 || 1));
    return [letters, beginning(letters)];
  },
  number: (supplier, pick) => {
    const packed = supplier.sells.find(({ pack }) => pack);
    const pack = packed?.pack ?? pick.oneOf(PACKS);
    const written = pick.oneOf([pack, pack.replace(' ', '')]);
    const rule = where((one) => one.sells.some((good) => good.kind === packed?.kind && good.pack === pack));
    return [packed ? pick.oneOf([`${packed.kind} ${written}`, `${written} ${packed.kind}`]) : '', rule];
  },
  'a city with goods': ({ city, sells }, pick) => {
    const good = pick.oneOf(sells);
    return pick.oneOf<GeneratedQuery>([
      [`${lower(city)} ${lower(good.name)}`, inCity(city, ofGood(good))],
      [`${good.kind} ${lower(city)}`, inCity(city, ofKind(good.kind))],
    ]);
  },
  synonym: (_, pick) => {
    const { name, equivalents, narrower } = pick.oneOf(SYNONYMS.filter((row) => !isEnglish(row)));
    const group = [name, ...(equivalents?.split(', ') ?? [])];
    const kinds = narrower?.split(', ') ?? [];
    const wanted = pick.oneOf(group);
    const itself = [saying(wanted, possessive(wanted)), ofKind(wanted)];
    const others = saying(...group, ...(wanted === name ? kinds : []), ...group.map(possessive));
    return [
      wanted,
      (supplier) => (itself.some((rule) => rule(supplier) >= 2) ? 3 : (Math.min(2, others(supplier)) as Grade)),
    ];
  },
  'a part of a word': (_, pick) => {
    const compounds = GOODS.flatMap(({ name, kind }) =>
      wordsOf(name).flatMap((word) => (endsWith(word, kind) ? [kind] : [])),
    );
    const kind = pick.oneOf(compounds);
    return pick.often(0.5) ? [kind, ofKind(kind)] : [plural(kind), ofKind(kind)];
  },
  typo: mistyped(slip, MIDDLE),
  'two slips': mistyped(twoSlips, LONG),
  'a slip without Turkish keys': mistyped((word, pick) => slip(withoutTurkishKeys(word), pick), MIDDLE),
  'written together or apart': ({ house, name, sells: [good] }, pick) => {
    const apart = GOODS.flatMap((one) =>
      wordsOf(one.name).flatMap((word) => (endsWith(word, one.kind) ? [{ ...one, word }] : [])),
    );
    const { word, kind, ...one } = pick.oneOf(apart);
    const [, title = ''] = name.split(`${house} `);
    const head = word.endsWith(kind)
      ? kind.length
      : kind.length + (word.length - word.lastIndexOf(kind.slice(0, 3)) - kind.length);
    return pick.oneOf<GeneratedQuery>([
      [lower(good!.name).replaceAll(' ', ''), ofGood(good!)],
      [`${word.slice(0, -head)} ${word.slice(-head)}`, ofGood({ ...one, kind })],
      [lower(house + (title.split(' ')[0] ?? '')), named(`${house} ${title.split(' ')[0]}`)],
    ]);
  },
  'signs of operators': ({ city, sells }, pick) => {
    const kind = kindOf({ sells });
    const place = lower(city);
    const both = inCity(city, ofKind(kind));
    return pick.oneOf<GeneratedQuery>([
      [`+${kind} +${place}`, both],
      [`"${kind}" ${place}`, both],
      [`${kind} AND ${place}`, both],
      [`${kind} & ${place}`, both],
      [`${kind} && ${place}`, both],
      [`(${kind}) [${place}]`, both],
      [`${kind}, ${place}!`, both],
      [`${kind}/${place}`, both],
      [`${kind}~ ${place}^2`, both],
      [`${kind}~1`, ofKind(kind)],
      [`name:${kind} city:${place}`, both],
      [`*${kind}*`, ofKind(kind)],
      [`${kind}?`, ofKind(kind)],
      [`#${kind}`, ofKind(kind)],
    ]);
  },
  'either of two': (_, pick) => {
    const [one, other] = [pick.oneOf(SIMPLE), pick.oneOf(SIMPLE)];
    const [first, second] = [ofKind(one), ofKind(other)];
    const rule: Rule = (supplier) => Math.max(first(supplier), second(supplier)) as Grade;
    return [one === other ? '' : `${one} ${pick.oneOf(['OR', 'veya', '||', 'ya da'])} ${other}`, rule];
  },
  'a telephone number': ({ phone }, pick) => {
    const digits = phone.slice(3);
    const [area, first, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
    const written = [`0${area} ${first} ${last}`, `+90 (${area}) ${first}-${last}`, digits, `${first} ${last}`, phone];
    return [pick.oneOf(written), where((one) => one.phone === phone)];
  },
  certificate: (supplier, pick) => {
    const [certificate] = supplier.certificates as (typeof CERTIFICATES)[number][];
    if (!certificate) return ['', saying()];
    const kind = kindOf(supplier);
    const has = (rule?: Rule) => where((one) => one.certificates.includes(certificate), rule);
    const word = pick.oneOf(CERTIFICATE_WORDS[certificate]);
    return pick.oneOf<GeneratedQuery>([
      [`${word} ${kind}`, has(ofKind(kind))],
      [word, has()],
      [`${word} ${lower(supplier.city)}`, has(inCity(supplier.city))],
    ]);
  },
  service: (supplier, pick) => {
    const [service] = supplier.services as (typeof SERVICES)[number][];
    if (!service) return ['', saying()];
    const kind = kindOf(supplier);
    const word = pick.oneOf(SERVICE_WORDS[service]);
    const rule = where((one) => one.services.includes(service), ofKind(kind));
    return [pick.oneOf([`${word} ${kind}`, `${kind} ${word}`]), rule];
  },
  'open now': ({ city, sells }, pick) => {
    const kind = kindOf({ sells });
    const said = pick.oneOf(['şu an açık', 'şimdi açık', 'şu anda açık olan', 'suan acik']);
    return [
      pick.oneOf([`${said} ${kind} ${lower(city)}`, `${lower(city)} ${kind} ${said}`]),
      where(({ isOpen }) => isOpen, inCity(city, ofKind(kind))),
    ];
  },
  near: (supplier, pick) => {
    const kind = kindOf(supplier);
    return [
      pick.oneOf([
        `bana yakın ${kind}`,
        `yakınımdaki ${kind}`,
        `${kind} yakınımda`,
        `en yakın ${kind}`,
        `yakındaki ${kind}`,
      ]),
      ofKind(kind),
    ];
  },
  brand: ({ sells }, pick) => {
    const branded = sells.find(({ brand }) => brand);
    const brand = branded?.brand ?? BRANDS[0]!;
    const of = (kind?: string) =>
      where((one) => one.sells.some((good) => good.brand === brand && (!kind || good.kind === kind)));
    if (!branded) return ['', of()];
    return pick.oneOf<GeneratedQuery>([
      [lower(brand), of()],
      [`${lower(brand)} ${branded.kind}`, of(branded.kind)],
    ]);
  },
  'two languages': ({ city, sells }, pick) => {
    const kind = sells.map((good) => good.kind).find((one) => IN_ENGLISH[one]) ?? '';
    const english = IN_ENGLISH[kind] ?? '';
    if (!english) return ['', saying()];
    return pick.oneOf<GeneratedQuery>([
      [english, ofKind(kind)],
      [`${english} ${lower(city)}`, inCity(city, ofKind(kind))],
    ]);
  },
  category: (_, pick) => {
    const { category } = pick.oneOf(TRADES);
    const rule: Rule = ({ categories }) => (categories.includes(category) ? 3 : 0);
    return [
      pick.oneOf([category, lower(category), withoutTurkishKeys(category), `${lower(category)} firmaları`]),
      rule,
    ];
  },
  'words that tell nothing': (supplier, pick) => {
    const kind = kindOf(supplier);
    const texts = [
      `${kind} firmaları`,
      `en iyi ${kind}`,
      `${kind} satan yerler`,
      `${kind} fiyatları`,
      `${kind} nereden alınır`,
    ];
    return [pick.oneOf([...texts, `${kind} üreticileri`, `ucuz ${kind} tedarikçisi`]), ofKind(kind)];
  },
  'nothing of ours': (_, pick) => [
    pick.oneOf([
      `${pick.oneOf(['traktör', 'hidrolik', 'jeneratör', 'kauçuk'])} ${pick.oneOf(['piston', 'lastik', 'conta', 'bujisi'])}`,
      `${pick.oneOf(['qwx', 'zzjk', 'wxq'])}${pick.below(9_999)}`,
    ]),
    () => 0,
  ],
  region: ({ city, sells }, pick) => {
    const region = pick.oneOf(regionsOf(city));
    const kind = simpleKind({ sells }, pick);
    const there = (rule?: Rule) => inRegion(region, rule);
    const inflected = withSuffix(region, pick.oneOf(['da', 'dan', 'daki', 'in']));
    const said = pick.oneOf([region, region, `${region} ${pick.oneOf(['bölgesi', 'yöresi'])}`, inflected]);
    const typed = pick.oneOf([lower, lower, withoutTurkishKeys])(said.replace('’', pick.oneOf(['', '’'])));
    return pick.oneOf<GeneratedQuery>([
      [typed, there()],
      [`${typed} ${kind}`, there(ofKind(kind))],
      [`${typed} ${possessive(kind)}`, there(ofKind(kind))],
      [`${kind} ${typed}`, there(ofKind(kind))],
      [`${typed} ${lower(sells[0]!.name)}`, there(ofGood(sells[0]!))],
    ]);
  },
};

/** Caches the words by name: two groups look through all goods for every query that they try, thousands of times. */
const wordsByName = new Map<string, string[]>();
function wordsOf(name: string): string[] {
  const words = wordsByName.get(name) ?? lower(name).split(' ');
  wordsByName.set(name, words);
  return words;
}

/** Whether a word ends with the kind, with or without a possessive suffix, and is longer than it. */
const endsWith = (word: string, kind: string): boolean =>
  [kind, possessive(kind)].some((end) => word.length > end.length + 1 && word.endsWith(end));
