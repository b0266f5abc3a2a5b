import type { ImportedBusiness } from '@tedarik/commands';

/** A row as it is sent to the directory, with its categories still by name. */
export type MappedBusiness = Omit<ImportedBusiness, 'row' | 'categoryIds' | 'status' | 'action' | 'targetId'> & {
  closed: boolean;
  categoryNames: string[];
  /** The type or activity that no rule knew, so that the row got the category 'Diğer' (IMP-JSON-38). */
  unknownType: string | null;
};

/** Result of mapping one source row: a business with warnings about dropped data, or a reason for refusal. */
export type MappedRow = { business: MappedBusiness; warnings: string[] } | { refused: string };

/** Codes of reasons for refusal; the web app translates them. */
export const REFUSED = {
  name: 'name-required',
  address: 'address-required',
  nameAndAddress: 'name-and-address-required',
  columns: 'too-few-columns',
  /** The row is in another country. */
  outside: 'outside-turkiye',
  notARecord: 'not-a-record',
  /** A line beside the list, such as its total or its source: it counts as skipped, not as invalid. */
  note: 'note-beside-list',
  /** Mapping the record took more CPU time than allowed. */
  tooCostly: 'record-too-costly',
} as const;

/**
 * The code of a warning, which may be followed by the original text: `unread-hours: belki`. Warnings with the same code are counted
 * together.
 */
export const codeOf = (warning: string): string => warning.split(': ', 1)[0]!;

/** Warning code: nothing named a province, so the row was placed in İstanbul. */
export const GUESSED_CITY = 'guessed-city';
/** Warning code: the telephone number is one that can be dialled only within its area. */
export const NO_AREA_CODE = 'phone-without-area-code';

/** The reason why a row without a name or address is refused; null when it has both (IMP-JSON-05). */
export function refusalOf(name: string, address: string): { refused: string } | null {
  if (name && address) return null;
  if (!name && !address) return { refused: REFUSED.nameAndAddress };
  return { refused: name ? REFUSED.address : REFUSED.name };
}
