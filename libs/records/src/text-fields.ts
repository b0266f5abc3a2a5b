import type { FieldError } from '@tedarik/service-kit';
import { normalizeUnicode } from '@tedarik/turkish';

/** Maximum lengths in characters. */
export const LONGEST = { name: 150, place: 100, description: 5_000, url: 2_048 } as const;

/** Normalises a text for storing: NFC, without surrounding spaces. */
export const tidy = (text: string): string => normalizeUnicode(text).trim();

/** The same, or null if nothing is left of it. */
export const tidyOrNull = (text: string | null): string | null => tidy(text ?? '') || null;

/** Whether the text is a website address that may be stored. */
export const isWebsite = (text: string): boolean => isUrl(text, ['http:', 'https:']);
/** Whether the text is a picture address that may be stored. */
export const isPicture = (text: string): boolean => isUrl(text, ['https:']);

function isUrl(text: string, protocols: readonly string[]): boolean {
  const url = text.length <= LONGEST.url && URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && protocols.includes(url.protocol) && url.hostname !== '';
}

/** Normalises the address of a picture: http becomes https (GEN-20). */
export const tidyPicture = (typed: string): string => typed.replace(/^http:\/\//i, 'https://');

/** The errors of a required text; `text` must be tidy. */
export function requiredText(field: string, text: string, longest: number): FieldError[] {
  if (!text) return [{ field, code: 'required' }];
  return optionalText(field, text, longest);
}

/** The errors of an optional text. */
export const optionalText = (field: string, text: string | null, longest: number): FieldError[] =>
  [...(text ?? '')].length > longest ? [{ field, code: 'too-long' }] : [];
