import type { ImportedBusiness } from '@tedarik/commands';

/** A row as the directory will get it, its categories still by name. */
export type MappedBusiness = Omit<ImportedBusiness, 'row' | 'categoryIds' | 'status' | 'action' | 'targetId'> & {
  closed: boolean;
  categoryNames: string[];
  /** The type, or the activity, that no rule knew: the row ended in 'Diğer' for it (IMP-JSON-38). */
  unknownType: string | null;
};

/** What became of one source row: mapped with notes on what was dropped, or refused with a reason. */
export type MappedRow = { business: MappedBusiness; warnings: string[] } | { refused: string };

/** Codes of reasons and warnings; the web app words them. */
export const REFUSED = {
  name: 'name-required',
  address: 'address-required',
  nameAndAddress: 'name-and-address-required',
  columns: 'too-few-columns',
  /** It lies in another country. */
  outside: 'outside-turkiye',
  notARecord: 'not-a-record',
  /** Mapping it took more time of the processor than a record may. */
  tooCostly: 'record-too-costly',
} as const;

/** A warning may say what stood there: `unread-hours: belki`. Those of one code are counted as one. */
export const codeOf = (warning: string): string => warning.split(': ', 1)[0]!;

/** A warning: nothing named the province, so the row stands in İstanbul. */
export const GUESSED_CITY = 'guessed-city';

/** Why a row without a name, an address or both is refused; null for one that has them (IMP-JSON-05). */
export function refusalOf(name: string, address: string): { refused: string } | null {
  if (name && address) return null;
  if (!name && !address) return { refused: REFUSED.nameAndAddress };
  return { refused: name ? REFUSED.address : REFUSED.name };
}
