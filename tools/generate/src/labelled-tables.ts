import { mapsRecords } from './maps-export.js';
import { Seeded } from './seeded.js';
import { PLACES, RANGES } from './vocabulary.js';

/** A table whose column names say nothing, with the content of each column as its label; null if it is no field of a business. */
export interface LabelledTable {
  rows: Record<string, string>[];
  labels: Record<string, string | null>;
}

interface Column {
  label: string | null;
  /** Chooses for one table how all values of the column are written. */
  writing: (random: Seeded) => (about: About) => string;
}
interface About {
  record: Record<string, unknown>;
  place: (typeof PLACES)[number];
  random: Seeded;
  at: number;
}

const digits = (random: Seeded, count: number): string =>
  Array.from({ length: count }, () => random.below(10)).join('');
const grouped = (random: Seeded, sign: string): string =>
  [digits(random, 3), digits(random, 2), digits(random, 2)].join(sign);
const area = (random: Seeded): string => random.pick(['212', '216', '312', '232', '464', '532', '505', '544']);
const PEOPLE = ['Ali Yılmaz', 'Ayşe Demir', 'Mehmet Kaya', 'Fatma Çelik', 'Hasan Şahin', 'Zeynep Ak'] as const;
const NOTES = [
  'Ödemesi düzenli',
  'Salı günü aranacak',
  'Numune gönderildi',
  'Fiyat bekliyor',
  'Depoya teslim',
] as const;

const COLUMNS: readonly Column[] = [
  {
    label: 'name',
    writing:
      () =>
      ({ record }) =>
        textOf(record['name']),
  },
  {
    label: 'address',
    writing:
      () =>
      ({ record }) =>
        textOf(record['address']),
  },
  {
    label: 'phone',
    writing: (all) => {
      const write = all.pick<(random: Seeded) => string>([
        (random) => `0${area(random)} ${grouped(random, ' ')}`,
        (random) => `+90 ${area(random)} ${grouped(random, ' ')}`,
        (random) => `(0${area(random)}) ${grouped(random, '-')}`,
        (random) => `${area(random)}${digits(random, 7)}`,
        (random) => `90${area(random)}${digits(random, 7)}`,
      ]);
      return ({ random }) => (random.often(0.9) ? write(random) : random.pick(['', '', 'yok']));
    },
  },
  {
    label: 'email',
    writing:
      () =>
      ({ random }) =>
        optional(random, `${random.pick(['info', 'satis', 'iletisim'])}@${random.hex(6)}.com.tr`),
  },
  {
    label: 'websiteUrl',
    writing: (all) => {
      const start = all.pick(['https://www.', 'http://', 'www.']);
      return ({ random }) => optional(random, `${start}${random.hex(8)}.com.tr`);
    },
  },
  { label: 'province', writing: (all) => casing(all, ({ place }) => place[0]) },
  { label: 'borough', writing: (all) => casing(all, ({ place }) => place[1]) },
  {
    label: 'postalCode',
    writing:
      () =>
      ({ place, random }) =>
        `${place[2].slice(0, 2)}${digits(random, 3)}`,
  },
  { label: 'latitude', writing: (all) => decimal(all, ({ place }) => place[3]) },
  { label: 'longitude', writing: (all) => decimal(all, ({ place }) => place[4]) },
  {
    label: 'category',
    writing:
      () =>
      ({ record }) =>
        textOf(record['category'] ?? record['type'] ?? (record['types'] as string[])[0]),
  },
  {
    label: 'hours',
    writing: (all) => {
      const days = all.pick(['', 'Pzt-Cmt ', 'Hafta içi ', 'Mo-Sa ']);
      return ({ random }) => optional(random, `${days}${days ? random.pick(RANGES.slice(0, 2)) : '09:00-18:00'}`);
    },
  },
  {
    label: 'rating',
    writing: (all) => {
      const sign = all.pick(['.', ',']);
      return ({ random }) => optional(random, `${3 + random.below(2)}${sign}${random.below(10)}`);
    },
  },
  {
    label: 'placeId',
    writing:
      () =>
      ({ random }) =>
        `ChIJ${random.hex(23)}`,
  },
  {
    label: 'businessStatus',
    writing:
      () =>
      ({ record }) =>
        textOf(record['business_status']),
  },
  {
    label: null,
    writing:
      () =>
      ({ random }) =>
        digits(random, 10),
  },
  {
    label: null,
    writing:
      () =>
      ({ at }) =>
        String(10_000 + at),
  },
  {
    label: null,
    writing:
      () =>
      ({ random }) =>
        random.pick(PEOPLE),
  },
  {
    label: null,
    writing:
      () =>
      ({ random }) =>
        optional(random, random.pick(NOTES)),
  },
  {
    label: null,
    writing:
      () =>
      ({ random }) =>
        `${random.below(90_000)},${digits(random, 2)}`,
  },
  {
    label: null,
    writing:
      () =>
      ({ random }) =>
        `${1 + random.below(28)}.0${1 + random.below(9)}.202${random.below(6)}`,
  },
  {
    label: null,
    writing:
      () =>
      ({ random }) =>
        random.pick(['Evet', 'Hayır']),
  },
  {
    label: null,
    writing:
      () =>
      ({ random }) =>
        String(1 + random.below(5)),
  },
  {
    label: null,
    writing:
      () =>
      ({ random }) =>
        random.pick(['10-50', '5-10', '50-250']),
  },
  {
    label: null,
    writing:
      () =>
      ({ random }) =>
        `https://www.instagram.com/${random.hex(8)}`,
  },
];

/** Generates tables of businesses, each with some of these columns in random order. The same seed gives the same tables. */
export function* labelledTables(tables: number, rows: number, seed = 1): Generator<LabelledTable> {
  for (let table = 0; table < tables; table += 1) {
    const random = new Seeded(Math.imul(seed * 1_000 + table, 2_654_435_761)); // neighbouring seeds would start with similar numbers
    const columns = shuffled(random, columnsOf(random)).map(({ label, writing }, at) => ({
      name: `Alan ${at + 1}`,
      label,
      write: writing(random),
    }));
    const records = mapsRecords({ rows, seed: random.below(1e9) });
    yield {
      labels: Object.fromEntries(columns.map(({ name, label }) => [name, label])),
      rows: [...records].map((record, at) => {
        const address = textOf(record['address']);
        const place = PLACES.find(([, district]) => address.includes(district)) ?? random.pick(PLACES);
        return Object.fromEntries(columns.map(({ name, write }) => [name, write({ record, place, random, at })]));
      }),
    };
  }
}

/** Somewhat more than half of the columns; latitude and longitude are both included or both left out. */
function columnsOf(random: Seeded): Column[] {
  const withPoint = random.often(0.6);
  return COLUMNS.filter(({ label }) => (label?.endsWith('itude') ? withPoint : random.often(0.6)));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const optional = (random: Seeded, text: string): string => (random.often(0.7) ? text : '');

function casing(all: Seeded, text: (about: About) => string): (about: About) => string {
  const write = all.pick([(word: string) => word, (word: string) => word.toLocaleUpperCase('tr')]);
  return (about) => write(text(about));
}

function decimal(all: Seeded, middle: (about: About) => number): (about: About) => string {
  const sign = all.pick(['.', ',']);
  return (about) => (middle(about) + (about.random.next() - 0.5) / 20).toFixed(6).replace('.', sign);
}

function shuffled<One>(random: Seeded, all: readonly One[]): One[] {
  return all
    .map((one) => ({ one, turn: random.next() }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ one }) => one);
}
