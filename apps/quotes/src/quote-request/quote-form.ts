import type { RequestOf, RequestQuotes } from '@tedarik/commands';
import { QUOTE_LIMITS } from '@tedarik/fields';
import type { FieldError } from '@tedarik/service-kit';
import { isEmailAddress, normalizeUnicode, toE164 } from '@tedarik/turkish';
import { findProvince } from '@tedarik/turkish/places';
import { hasLink } from './links.js';
import { quoteFormRefused } from './quote-request.errors.js';
import type { QuoteRequest } from './quote-request.js';

type Form = RequestOf<typeof RequestQuotes>;
type Range = Readonly<{ least: number; most: number }>;

/** The text normalised and trimmed; null when it is empty. */
export const tidyText = (typed: string | null): string | null => normalizeUnicode(typed ?? '').trim() || null;

/** Errors in the length of a text. */
export function lengthErrors(field: string, text: string | null, { least, most }: Range): FieldError[] {
  const length = [...(text ?? '')].length;
  if (length < least) return [{ field, code: length === 0 ? 'required' : 'too-short' }];
  return length > most ? [{ field, code: 'too-long' }] : [];
}

const rangeErrors = (field: string, number: number, { least, most }: Range): FieldError[] =>
  number >= least && number <= most ? [] : [{ field, code: 'out-of-range' }];

const errorIf = (isWrong: boolean, field: string, code: string): FieldError[] => (isWrong ? [{ field, code }] : []);

/** Links are not allowed in fields that become part of mails. */
const linkErrors = (field: string, text: string | null): FieldError[] =>
  errorIf(hasLink(text ?? ''), field, 'no-links');

type Said = Pick<
  QuoteRequest,
  'what' | 'quantity' | 'unit' | 'city' | 'borough' | 'note' | 'days' | 'isSealed' | 'noticeVersion'
> & { buyer: Omit<QuoteRequest['buyer'], 'accountId'> };

/** Validates a form. Throws quote-form-refused, which names every wrong field. */
export function checkQuoteForm(form: Form): Said {
  const { quantity, unit, days, isSealed, noticeVersion } = form;
  const [what, borough, note] = [tidyText(form.what), tidyText(form.borough), tidyText(form.note)];
  const [name, address, typedPhone] = [tidyText(form.name), tidyText(form.email), tidyText(form.phone)];
  const province = findProvince(form.city);
  const phone = typedPhone && toE164(typedPhone);
  const errors = [
    ...lengthErrors('what', what, QUOTE_LIMITS.what),
    ...linkErrors('what', what),
    ...errorIf(quantity < 0.001 || quantity > QUOTE_LIMITS.quantity, 'quantity', 'out-of-range'),
    ...errorIf(province === null, 'city', 'required'),
    ...lengthErrors('borough', borough, QUOTE_LIMITS.borough),
    ...linkErrors('borough', borough),
    ...lengthErrors('note', note, QUOTE_LIMITS.note),
    ...rangeErrors('days', days, QUOTE_LIMITS.days),
    ...lengthErrors('name', name, QUOTE_LIMITS.name),
    ...linkErrors('name', name),
    ...lengthErrors('email', address, { least: 1, most: QUOTE_LIMITS.email.most }),
    ...errorIf(address !== null && !isEmailAddress(address), 'email', 'invalid-email'),
    ...errorIf(typedPhone !== null && phone === null, 'phone', 'invalid-phone'),
  ];
  if (errors.length > 0) throw quoteFormRefused(errors);
  return {
    ...{ what: what!, quantity, unit, city: province!.name, borough, note, days, isSealed, noticeVersion },
    buyer: { name: name!, email: address!, phone },
  };
}
