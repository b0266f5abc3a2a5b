import { PROVINCES } from '@tedarik/turkish/places';

// Everyday names of regions, in addition to their official names.
const EVERYDAY_NAMES: Record<string, string[]> = {
  'İç Anadolu': ['Orta Anadolu'],
  'Güneydoğu Anadolu': ['Güneydoğu'],
};
const TRAKYA = ['edirne', 'kirklareli', 'tekirdag'];

const named = (name: string, cityKeys: string[]) =>
  [name, `${name} Bölgesi`, `${name} Yöresi`].map((called) => ({ name: called, cityKeys }));

/** The names of the seven regions of the country and of Trakya, which is a part of Marmara, with the keys of their cities. */
export const REGIONS: readonly { name: string; cityKeys: string[] }[] = [
  ...[...new Set(PROVINCES.map(({ region }) => region))].flatMap((region) => {
    const cityKeys = PROVINCES.filter((province) => province.region === region).map(({ key }) => key);
    return [region, ...(EVERYDAY_NAMES[region] ?? [])].flatMap((name) => named(name, cityKeys));
  }),
  ...named('Trakya', TRAKYA),
];
