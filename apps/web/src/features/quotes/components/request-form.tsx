import { QUOTE_UNITS } from '@tedarik/fields';
import { lazy, Suspense } from 'react';
import { Field } from '../../../components/form/field.js';
import { FormFailure } from '../../../components/form/form-failure.js';
import { Honeypot } from '../../../components/form/honeypot.js';
import { PrivacyNote } from '../../../components/form/privacy-note.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextArea } from '../../../components/form/text-area.js';
import { TextField } from '../../../components/form/text-field.js';
import { Notice } from '../../../components/notice.js';
import { useMessages } from '../../../lib/messages.js';
import { useSite } from '../../../lib/site.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import type { QuoteFormChoices } from '../api/load-quote-form.js';
import { requestingMessages } from '../requesting.messages.js';
import { useQuoteFailureText } from '../quote-texts.js';
import { type RequestField, searchOf, useRequestForm } from '../use-request-form.js';
import { useOwnContact } from '../use-own-contact.js';
import { useSuppliers } from '../use-suppliers.js';
import { SupplierPicker } from './supplier-picker.js';

const RequestReceipt = lazy(async () => ({ default: (await import('./request-receipt.js')).RequestReceipt }));

const DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30];

/** /teklif-iste: the form for the goods, the recipients, and the buyer's contact data. */
export function RequestForm({ provinces, categories, business, product }: QuoteFormChoices) {
  const messages = useMessages(requestingMessages);
  const { locale } = useSite();
  const hydrated = useHydrated();
  const failureText = useQuoteFailureText();
  const suppliers = useSuppliers(business);
  const own = useOwnContact();
  const { form, trap, receipt, startAgain } = useRequestForm(suppliers);
  function find() {
    const typed = new FormData(form.props.ref.current!);
    const values = Object.fromEntries(typed) as Record<RequestField, string>;
    void suppliers.find(searchOf(values));
  }
  return (
    <>
      {receipt && (
        <Suspense>
          <RequestReceipt receipt={receipt} onAgain={startAgain} />
        </Suspense>
      )}
      <form className="panel form" {...form.props} aria-label={messages.form} hidden={Boolean(receipt)}>
        <h2>{messages.goods}</h2>
        <TextField
          label={messages.what}
          autoComplete="off"
          placeholder={messages.whatPlaceholder}
          defaultValue={product}
          {...form.field('what')}
        />
        <div className="two">
          <TextField label={messages.quantity} autoComplete="off" inputMode="decimal" {...form.field('quantity')} />
          <Field label={messages.unit} {...form.field('unit')}>
            {(ties) => (
              <select className="select" {...ties}>
                {Object.entries(QUOTE_UNITS).map(([unit, names]) => (
                  <option key={unit} value={unit}>
                    {names[locale]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div className="two">
          <Field label={messages.city} {...form.field('city')}>
            {(ties) => (
              <select className="select" defaultValue="" autoComplete="address-level1" {...ties}>
                <option value="">{messages.chooseCity}</option>
                {provinces.map((city) => (
                  <option key={city}>{city}</option>
                ))}
              </select>
            )}
          </Field>
          <TextField label={messages.borough} optional autoComplete="address-level2" {...form.field('borough')} />
        </div>
        <TextArea label={messages.note} help={messages.noteHelp} optional {...form.field('note')} />
        <div className="two">
          <Field label={messages.days} {...form.field('days')}>
            {(ties) => (
              <select className="select" defaultValue="7" {...ties}>
                {DAYS.map((days) => (
                  <option key={days} value={days}>
                    {messages.dayCount(days)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <fieldset className="quote-kind">
          <legend className="label">{messages.kind}</legend>
          <label>
            <input type="radio" name="kind" value="sealed" defaultChecked />
            <span>{messages.sealed}</span>
          </label>
          <label>
            <input type="radio" name="kind" value="open" />
            <span>{messages.open}</span>
          </label>
        </fieldset>

        <h2>{messages.firms}</h2>
        {business && !business.hasAddress && <Notice>{messages.noAddress(business.name)}</Notice>}
        <p className="muted">{messages.firmsLead}</p>
        <div className="two quote-find">
          <Field label={messages.category} optional {...form.field('category')}>
            {(ties) => (
              <select className="select" defaultValue="" {...ties}>
                <option value="">{messages.anyCategory}</option>
                {categories.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <button
            className="button outline"
            type="button"
            disabled={!hydrated}
            aria-busy={suppliers.state === 'searching' || undefined}
            onClick={find}
          >
            {suppliers.state === 'searching' && <span className="spin" aria-hidden="true" />}
            {suppliers.found.length > 0 ? messages.findMore : messages.find}
          </button>
        </div>
        <SupplierPicker suppliers={suppliers} />

        <h2>{messages.you}</h2>
        <p className="muted">{messages.youLead}</p>
        <div className="two">
          <TextField label={messages.name} autoComplete="name" defaultValue={own?.name} {...form.field('name')} />
          <TextField label={messages.phone} type="tel" optional autoComplete="tel" {...form.field('phone')} />
        </div>
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          defaultValue={own?.email}
          help={messages.emailHelp}
          {...form.field('email')}
        />
        <Honeypot field={trap.field} />
        <PrivacyNote />
        <FormFailure failure={form.failure} text={failureText(form.failure)} />
        <div>
          <SubmitButton sending={form.sending}>{messages.submit}</SubmitButton>
        </div>
      </form>
    </>
  );
}
