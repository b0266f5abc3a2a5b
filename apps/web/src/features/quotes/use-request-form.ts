import { QUOTE_LIMITS } from '@tedarik/fields';
import { isEmailAddress, parsePrice } from '@tedarik/turkish';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { NOTICE_VERSION } from '../../lib/forms/notice-version.js';
import { useCommandId } from '../../lib/forms/use-command-id.js';
import { useForm, type FieldErrors } from '../../lib/forms/use-form.js';
import { useFormTrap } from '../../lib/forms/use-form-trap.js';
import { RequestQuotes } from '../../lib/later/operations.js';
import type { RequestQuotesMutation } from '../../lib/graphql/types.js';
import { useServices } from '../../lib/services.js';
import { lengthProblem, useQuoteErrorText } from './quote-texts.js';
import type { Suppliers } from './use-suppliers.js';

export type RequestField =
  | 'what'
  | 'quantity'
  | 'unit'
  | 'city'
  | 'borough'
  | 'note'
  | 'days'
  | 'kind'
  | 'category'
  | 'name'
  | 'email'
  | 'phone';
type Values = Record<RequestField, string>;
/** The reply to a request, with the address that it was sent from. */
export type QuoteReceipt = RequestQuotesMutation['requestQuotes'] & { email: string };

const typedQuantity = ({ quantity }: Values) => parsePrice(quantity, QUOTE_LIMITS.quantity);

function checkRequest(values: Values): FieldErrors<RequestField> {
  const quantity = typedQuantity(values);
  const email = values.email.trim();
  return {
    what: lengthProblem(values.what, QUOTE_LIMITS.what),
    quantity: quantity ? undefined : values.quantity.trim() ? 'out-of-range' : 'required',
    city: values.city ? undefined : 'required',
    borough: lengthProblem(values.borough, QUOTE_LIMITS.borough),
    note: lengthProblem(values.note, QUOTE_LIMITS.note),
    name: lengthProblem(values.name, QUOTE_LIMITS.name),
    email: email ? (isEmailAddress(email) ? undefined : 'invalid-email') : 'required',
  };
}

/** State of the form. If it is sent before suppliers were searched, they are searched and shown first. */
export function useRequestForm(suppliers: Suppliers) {
  const { query } = useServices();
  const trap = useFormTrap();
  const commandIdOf = useCommandId();
  const [receipt, setReceipt] = useState<QuoteReceipt | null>(null);
  const form = useForm<RequestField>({
    check: checkRequest,
    async send(values) {
      if (suppliers.found.length === 0) {
        if (await suppliers.find(searchOf(values))) suppliers.setError('lookOver');
        return;
      }
      if (suppliers.chosen.size === 0) return suppliers.setError('chooseFirms');
      const request = { ...requestOf(values), businessIds: [...suppliers.chosen], noticeVersion: NOTICE_VERSION };
      const input = { ...request, trap: trap.read(), commandId: commandIdOf(request) };
      setReceipt({ ...(await query(RequestQuotes, { input })).requestQuotes, email: request.email });
    },
    errorText: useQuoteErrorText(),
  });
  return {
    form,
    trap,
    receipt,
    /** A request that still has to be confirmed stays in the form, because its address may be mistyped. */
    startAgain: () => {
      const isUnconfirmed = receipt?.awaitsConfirmation === true;
      if (!isUnconfirmed) form.reset();
      flushSync(() => setReceipt(null));
      form.props.ref.current?.querySelector<HTMLElement>(isUnconfirmed ? '[name=email]' : '[name=what]')?.focus();
    },
  };
}

/** The search for suppliers that the form's values lead to. */
export const searchOf = ({ what, category, city }: Pick<Values, 'what' | 'category' | 'city'>) => ({
  q: [...what.trim()].slice(0, 100).join(''),
  category: category || null,
  city: city || null,
});

const requestOf = (values: Values) => ({
  what: values.what.trim(),
  quantity: typedQuantity(values)!,
  unit: values.unit,
  city: values.city,
  borough: values.borough.trim() || null,
  note: values.note.trim() || null,
  days: Number(values.days),
  isSealed: values.kind !== 'open',
  name: values.name.trim(),
  email: values.email.trim(),
  phone: values.phone.trim() || null,
});
