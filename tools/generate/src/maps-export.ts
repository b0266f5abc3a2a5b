import { Seeded } from './seeded.js';
import { DAYS_EN, DAYS_TR, OWNERS, PLACES, RANGES, STREETS, SUFFIXES, TRADES } from './vocabulary.js';

export type MapsRecord = Record<string, unknown> & { name: string };

export interface ExportOptions {
  rows: number;
  seed?: number;
  /** Shares of rows that repeat an earlier business, and of rows without a name or an address. */
  repeated?: number;
  broken?: number;
  /** Part of every name, so that two exports have no name in common. */
  mark?: string;
}

/** Generates businesses as a maps service exports them, as untidy as real exports. The same options give the same rows. */
export function* mapsRecords(options: ExportOptions): Generator<MapsRecord> {
  const { rows, seed = 1, repeated = 0.02, broken = 0.01, mark = '' } = options;
  const random = new Seeded(seed);
  const recent: MapsRecord[] = [];
  for (let i = 0; i < rows; i += 1) {
    if (recent.length && random.often(repeated)) {
      yield { ...random.pick(recent), phone: '0212 000 00 00' };
      continue;
    }
    const record = recordOf(random, `${mark}${i}`);
    if (random.often(broken)) {
      if (random.often(0.5)) record.name = '';
      else delete record['address'];
    } else if (recent.push(record) > 200) recent.shift();
    yield record;
  }
}

function recordOf(random: Seeded, mark: string): MapsRecord {
  const [province, district, postalCode, latitude, longitude, quarters] = random.pick(PLACES);
  const [trade, type, label] = random.pick(TRADES);
  const name = `${random.pick(OWNERS)} ${trade} ${random.pick(SUFFIXES)} ${mark}`.replace(/\s+/g, ' ').trim();
  const street = `${random.pick(quarters)} Mah., ${random.pick(STREETS)} No:${1 + random.below(200)}`;
  const shift = () => (random.next() - 0.5) / 20;
  return {
    name,
    address: random.often(0.9)
      ? `${street}, ${postalCode} ${district}/${province}, ${random.pick(['Türkiye', 'Turkey', 'Turkiye'])}`
      : `${street}, ${district}, ${province}`,
    ...(random.often(0.85) && {
      phone: `+90 212 ${100 + random.below(899)} ${10 + random.below(89)} ${10 + random.below(89)}`,
    }),
    ...(random.often(0.5) && { [random.pick(['site', 'website'])]: `https://www.${random.hex(8)}.com.tr/` }),
    ...(random.often(0.9) && { place_id: `ChIJ${random.hex(23)}` }),
    ...(random.often(0.7) && {
      city: random.pick([province, district]),
      state: province,
      borough: district,
      country_code: 'TR',
    }),
    ...(random.often(0.7)
      ? { latitude: latitude + shift(), longitude: longitude + shift() }
      : { location: { lat: latitude + shift(), lng: longitude + shift() } }),
    ...random.pick([{ category: label }, { type }, { types: [type, 'point_of_interest'] }]),
    photos_count: random.below(300),
    business_status: random.often(0.96) ? 'OPERATIONAL' : 'CLOSED_TEMPORARILY',
    ...(random.often(0.6) && { working_hours: hoursOf(random) }),
    ...(random.often(0.05) && { description: '<b>Toptan</b> &amp; perakende satış <script>alert(1)</script>' }),
  };
}

function hoursOf(random: Seeded): Record<string, string> {
  const days = random.often(0.6) ? DAYS_TR : DAYS_EN;
  const range = random.pick(RANGES);
  const closed = random.often(0.5) ? (days === DAYS_TR ? 'Kapalı' : 'Closed') : range;
  return Object.fromEntries(days.map((day, i) => [day, i === 6 ? closed : range]));
}
