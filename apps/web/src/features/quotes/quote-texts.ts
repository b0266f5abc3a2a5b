import { QUOTE_UNITS, type QuoteUnit } from '@tedarik/fields';
import { formatQuantity } from '@tedarik/turkish';
import { fieldErrorText, formMessages } from '../../lib/forms/form.messages.js';
import type { QueryFailed } from '../../lib/graphql/operation.js';
import { useMessages } from '../../lib/messages.js';
import { useSite } from '../../lib/site.js';
import { quotesMessages } from './quotes.messages.js';

type Limits = Readonly<{ least: number; most: number }>;

/** The error code of a text; undefined if its length is valid. */
export function lengthProblem(typed: string, { least, most }: Limits): string | undefined {
  const { length } = [...typed.trim()];
  if (length < least) return length === 0 ? 'required' : 'too-short';
  return length > most ? 'too-long' : undefined;
}

/** The total price of an offer: as offered, or else computed. */
export const totalOf = (
  { total, unitPrice }: { total?: number | null; unitPrice?: number | null },
  quantity: number,
): number => total ?? (unitPrice ?? 0) * quantity;

/** The name of a unit: 'kg'. */
export function useUnit(): (unit: string) => string {
  const { locale } = useSite();
  return (unit) => QUOTE_UNITS[unit as QuoteUnit][locale];
}

/** Formats a quantity with its unit: '500 kg'. */
export function useAmount(): (of: { quantity: number; unit: string }) => string {
  const unitName = useUnit();
  return ({ quantity, unit }) => `${formatQuantity(quantity)} ${unitName(unit)}`;
}

/** The sentence for an error code of a field, for all forms about quotes. `ofForm` has those of one form only. */
export function useQuoteErrorText(ofForm: Record<string, string> = {}): (code: string) => string {
  const messages = useMessages(quotesMessages);
  const common = useMessages(formMessages);
  const own: Record<string, string> = {
    'too-short': messages.tooShort,
    'too-long': messages.tooLong,
    'out-of-range': messages.outOfRange,
    'no-links': messages.noLinks,
    'date-passed': messages.datePassed,
    'before-deadline': messages.beforeDeadline,
    ...ofForm,
  };
  return (code) => own[code] ?? fieldErrorText(code, common);
}

/** The sentence for a refusal; undefined if the general sentence applies. */
export function useQuoteFailureText(): (failure: QueryFailed | null) => string | undefined {
  const messages = useMessages(quotesMessages);
  const own: Record<string, string> = {
    'quote-limit-reached': messages.limitReached,
    'quote-address-blocked': messages.blocked,
    'quote-recipients-unreachable': messages.unreachable,
    'quote-request-repeated': messages.repeated,
    'quote-deadline-passed': messages.passed,
    'quote-request-ended': messages.ended,
    'quote-offers-sealed': messages.stillSealed,
    'quote-offer-expired': messages.offerExpired,
    'quote-offer-not-found': messages.offerGone,
    'quote-questions-full': messages.questionsFull,
    'quote-request-not-found': messages.notFound,
  };
  return (failure) => (failure ? own[failure.code] : undefined);
}
