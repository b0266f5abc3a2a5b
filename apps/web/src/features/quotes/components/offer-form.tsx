import { QUOTE_LIMITS } from '@tedarik/fields';
import { formatQuantity, parsePrice } from '@tedarik/turkish';
import { useRevalidator } from '../../../lib/router/router-context.js';
import { Field } from '../../../components/form/field.js';
import { FormFailure } from '../../../components/form/form-failure.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { useCommandId } from '../../../lib/forms/use-command-id.js';
import { useForm, type FieldErrors } from '../../../lib/forms/use-form.js';
import { MakeQuoteOffer } from '../../../lib/later/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import type { Invitation } from '../api/load-quote-invitation.js';
import { offeringMessages } from '../offering.messages.js';
import { lengthProblem, useQuoteErrorText, useQuoteFailureText, useUnit } from '../quote-texts.js';

type OfferField = 'unitPrice' | 'total' | 'deliveryDays' | 'validUntil' | 'note';
type Values = Record<OfferField, string>;

/** Parses a typed number; null if empty, undefined if invalid. */
const typedNumber = (text: string): number | null | undefined =>
  text.trim() ? parsePrice(text, QUOTE_LIMITS.price) : null;

function checkOffer({ unitPrice, total, deliveryDays, note }: Values): FieldErrors<OfferField> {
  const [price, whole, days] = [unitPrice, total, deliveryDays].map(typedNumber);
  const isDays =
    days === null || (days !== undefined && Number.isInteger(days) && days <= QUOTE_LIMITS.deliveryDays.most);
  return {
    unitPrice: price === undefined ? 'invalid-price' : price === null && whole === null ? 'price-required' : undefined,
    total: whole === undefined ? 'invalid-price' : undefined,
    deliveryDays: isDays ? undefined : 'out-of-range',
    note: lengthProblem(note, QUOTE_LIMITS.offerNote),
  };
}

/** A form for an offer, prefilled with the existing one. */
export function OfferForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { offer } = invitation;
  const unit = useUnit()(invitation.unit);
  const messages = useMessages(offeringMessages);
  const { query } = useServices();
  const { revalidate } = useRevalidator();
  const dispatch = useAppDispatch();
  const commandIdOf = useCommandId();
  const failureText = useQuoteFailureText();
  const form = useForm<OfferField>({
    check: checkOffer,
    async send(values) {
      const sent = {
        token,
        unitPrice: typedNumber(values.unitPrice) ?? null,
        total: typedNumber(values.total) ?? null,
        deliveryDays: typedNumber(values.deliveryDays) ?? null,
        validUntil: values.validUntil || null,
        note: values.note.trim() || null,
      };
      await query(MakeQuoteOffer, { input: { ...sent, commandId: commandIdOf(sent) } });
      dispatch(toastRaised({ tone: 'ok', title: messages.sent }));
      await revalidate();
    },
    errorText: useQuoteErrorText({
      'invalid-price': messages.invalidPrice,
      'price-required': messages.priceRequired,
    }),
  });
  const typed = (price: number | null | undefined) => (price == null ? '' : formatQuantity(price));
  return (
    <form className="form" {...form.props} aria-label={messages.yourOffer}>
      <FormFailure failure={form.failure} text={failureText(form.failure)} />
      <div className="two">
        <TextField
          label={messages.unitPrice(unit)}
          help={messages.priceHelp}
          optional
          autoComplete="off"
          inputMode="decimal"
          defaultValue={typed(offer?.unitPrice)}
          {...form.field('unitPrice')}
        />
        <TextField
          label={messages.total}
          optional
          autoComplete="off"
          inputMode="decimal"
          defaultValue={typed(offer?.total)}
          {...form.field('total')}
        />
      </div>
      <div className="two">
        <TextField
          label={messages.deliveryDays}
          optional
          autoComplete="off"
          inputMode="numeric"
          defaultValue={offer?.deliveryDays == null ? '' : formatQuantity(offer.deliveryDays)}
          {...form.field('deliveryDays')}
        />
        <Field label={messages.validUntil} optional {...form.field('validUntil')}>
          {(ties) => <input className="input" type="date" defaultValue={offer?.validUntil ?? ''} {...ties} />}
        </Field>
      </div>
      <Field label={messages.note} help={messages.noteHelp} optional {...form.field('note')}>
        {(ties) => <textarea className="textarea" rows={3} defaultValue={offer?.note ?? ''} {...ties} />}
      </Field>
      <div>
        <SubmitButton sending={form.sending}>{offer ? messages.change : messages.send}</SubmitButton>
      </div>
    </form>
  );
}
