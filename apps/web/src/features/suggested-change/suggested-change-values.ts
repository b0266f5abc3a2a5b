import { mapTexts, SUGGESTED_FIELDS, type Texts } from '@tedarik/fields';
import { isEmailAddress } from '@tedarik/turkish';
import { fieldText } from '../../lib/forms/field-text.js';
import { HOURS_FIELDS, hoursIn, type HoursField, WEEK, weekIn } from '../../lib/forms/hours-text.js';
import type { FieldErrors } from '../../lib/forms/use-form.js';
import type { FieldError } from '../../lib/graphql/operation.js';
import type { SuggestChangeInput } from '../../lib/graphql/types.js';
import type { Business } from '../business/api/load-business.js';

/** Reasons for a suggestion, in display order. */
export const REASONS = ['contact', 'hours', 'moved', 'closed', 'other'] as const;
export type Reason = (typeof REASONS)[number];

export type Contact = (typeof SUGGESTED_FIELDS)[number];
/** Names of the fields; those of a reason exist only while it is chosen. */
export type SuggestionField = Contact | HoursField | 'address' | 'city' | 'borough' | 'note' | 'replyTo';
export type SuggestionTexts = Partial<Record<SuggestionField, string>>;

/** The contact data on the page: the business's own, or else that of its headquarters. */
export function shownContacts(business: Business): Record<Contact, string> {
  const ofPlace: Partial<Texts<Contact>> = business.headquarters ?? {};
  return mapTexts(SUGGESTED_FIELDS, (field) => fieldText(field, business[field] ?? ofPlace[field]));
}

/** Checks the form before sending; all further rules are the server's. */
export function checkSuggestion(reason: Reason, texts: SuggestionTexts): FieldErrors<SuggestionField> {
  const typed = (field: SuggestionField) => (texts[field] ?? '').trim();
  const hours = HOURS_FIELDS.map(
    (field, at) => [field, hoursIn(typed(field), WEEK[at]!) ? undefined : 'invalid-hours'] as const,
  );
  return {
    ...(reason === 'hours' && (Object.fromEntries(hours) as FieldErrors<SuggestionField>)),
    ...(reason === 'moved' && {
      address: typed('address') ? undefined : 'required',
      city: typed('city') ? undefined : 'required',
    }),
    ...(reason === 'other' && { note: typed('note') ? undefined : 'required' }),
    replyTo: typed('replyTo') && !isEmailAddress(typed('replyTo')) ? 'invalid-email' : undefined,
  };
}

/** The suggested values. Of the contact data only changed ones are sent, because some of those shown belong to the headquarters. */
export function suggestedValues(
  business: Business,
  reason: Reason,
  texts: SuggestionTexts,
): SuggestChangeInput['values'] {
  if (reason === 'contact') {
    const shown = shownContacts(business);
    const changed = SUGGESTED_FIELDS.filter((field) => (texts[field] ?? '').trim() !== shown[field]);
    const values = Object.fromEntries(changed.map((field) => [field, texts[field]?.trim() || null]));
    return values as SuggestChangeInput['values'];
  }
  if (reason === 'hours') return { openingHours: weekIn(texts) ?? [] };
  if (reason !== 'moved') return {};
  const { address = '', city = '', borough = '' } = texts;
  return { headquarters: { address: address.trim(), city: city.trim(), borough: borough.trim() || null } };
}

/** Maps a field in the server's errors to the form's own field. */
export function asField({ field, code }: FieldError, values: SuggestChangeInput['values']): FieldError {
  const [part, at] = field.split('.');
  if (part === 'headquarters') return { field: at ?? 'address', code };
  if (part !== 'openingHours') return { field, code };
  const { dayOfWeek = 1 } = values.openingHours?.[Number(at)] ?? {};
  return { field: `hours${dayOfWeek}`, code: code === 'invalid-time' ? 'invalid-hours' : code };
}
