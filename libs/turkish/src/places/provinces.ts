import { slugify } from '../slug.js';
import { PROVINCE_LINES } from './province-lines.js';

export type Region = 'Marmara' | 'Ege' | 'Akdeniz' | 'İç Anadolu' | 'Karadeniz' | 'Doğu Anadolu' | 'Güneydoğu Anadolu';

/** A province (il) of Türkiye: `code` is its plate code in two digits, `key` its slug, `boroughs` its ilçe in Turkish order. */
export interface Province {
  code: string;
  key: string;
  name: string;
  region: Region;
  boroughs: string[];
}

function parse(line: string): Province {
  const [code = '', name = '', region = '', boroughs = ''] = line.split('|');
  return { code, key: slugify(name), name, region: region as Region, boroughs: boroughs.split(',') };
}

/** The 81 provinces in the order of their plate codes. */
export const PROVINCES: readonly Province[] = PROVINCE_LINES.split('\n').map(parse);

const BY_KEY = new Map(PROVINCES.map((province) => [province.key, province]));

/** The province of a slug: 'istanbul'. */
export const provinceOf = (key: string): Province | null => BY_KEY.get(key) ?? null;
