import type { BusinessInput } from '@tedarik/commands';

/** The service attributes that every new directory has. */
export type Service =
  | 'Toptan satış'
  | 'Perakende satış'
  | 'Kargo ile gönderim'
  | 'İhracat'
  | 'Fason üretim'
  | 'Numune gönderimi';

/** A sample business in short form: names of categories, services and certificates instead of ids, and without default values. */
export interface Sample {
  name: string;
  /** Set for the nine trades of the specification (GEN-16). */
  trade?: string;
  description: string;
  established: string;
  categories: string[];
  verified?: boolean;
  featured?: boolean;
  phone: string;
  /** Address, borough, province, postal code, latitude, longitude; the first location is the headquarters. */
  locations: [string, string, string, string, number, number][];
  hours?: 'weekdays' | 'early' | 'everyday';
  services?: Service[];
  products: {
    name: string;
    description: string;
    category?: string;
    price?: number;
    unit?: string;
    minimumOrder?: string;
  }[];
  /** Name of the certificate, issue date, expiry date. */
  certificates?: [string, string, string][];
}

type Hours = BusinessInput['openingHours'];
const range = (days: number[], opens: string, closes: string): Hours =>
  days.map((dayOfWeek) => ({ dayOfWeek, opens, closes, isClosed: false }));
const SUNDAY_CLOSED: Hours = [{ dayOfWeek: 0, opens: null, closes: null, isClosed: true }];

export const HOURS: Record<NonNullable<Sample['hours']>, Hours> = {
  weekdays: [...range([1, 2, 3, 4, 5], '09:00', '18:30'), ...range([6], '09:00', '17:00'), ...SUNDAY_CLOSED],
  early: [...range([1, 2, 3, 4, 5, 6], '05:00', '14:00'), ...SUNDAY_CLOSED],
  everyday: range([1, 2, 3, 4, 5, 6, 0], '08:00', '20:00'),
};
