import { fieldOf, SUGGESTED_FIELDS } from '@tedarik/fields';
import { Link } from '../../../lib/router/link.js';
import { FormFailure } from '../../../components/form/form-failure.js';
import { Honeypot } from '../../../components/form/honeypot.js';
import { HoursFields } from '../../../components/form/hours-fields.js';
import { INPUT_TYPES } from '../../../components/form/input-types.js';
import { PrivacyNote } from '../../../components/form/privacy-note.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextArea } from '../../../components/form/text-area.js';
import { TextField } from '../../../components/form/text-field.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { SuccessPanel } from '../../account/components/success-panel.js';
import type { Business } from '../../business/api/load-business.js';
import { contactMessages, suggestedChangeMessages } from '../suggested-change.messages.js';
import { type Contact, REASONS, shownContacts } from '../suggested-change-values.js';
import { useSuggestionForm } from '../use-suggestion-form.js';

const isLong = (name: Contact) => fieldOf(name).kind === 'website';

/** A form for the reason, the correct values, and a note; the fields depend on the reason. */
export function SuggestionForm({ business }: { business: Business }) {
  const messages = useMessages(suggestedChangeMessages);
  const labels = useMessages(contactMessages);
  const { form, trap, reason, choose, typed, isSent } = useSuggestionForm(business);
  if (isSent) return <Thanks business={business} />;
  const shown = shownContacts(business);
  const contactField = (name: Contact) => (
    <TextField
      key={name}
      label={labels[name]}
      type={INPUT_TYPES[fieldOf(name).kind]}
      autoComplete="off"
      optional
      plain
      defaultValue={typed[name] ?? shown[name]}
      {...form.field(name)}
    />
  );
  return (
    <form className="panel form" {...form.props} aria-label={messages.form}>
      <fieldset className="reasons">
        <legend>{messages.reason}</legend>
        {REASONS.map((each) => (
          <label className="check" key={each}>
            <input type="radio" name="reason" value={each} checked={reason === each} onChange={() => choose(each)} />
            <span>{messages[each]}</span>
          </label>
        ))}
      </fieldset>
      {reason === 'contact' && (
        <>
          <div className="two">{SUGGESTED_FIELDS.filter((name) => !isLong(name)).map(contactField)}</div>
          {SUGGESTED_FIELDS.filter(isLong).map(contactField)}
        </>
      )}
      {reason === 'hours' && (
        <HoursFields rows={business.openingHours} typed={typed} field={(name) => form.field(name)} />
      )}
      {reason === 'moved' && (
        <>
          <TextField
            label={messages.address}
            autoComplete="off"
            defaultValue={typed.address}
            {...form.field('address')}
          />
          <div className="two">
            <TextField
              label={messages.borough}
              autoComplete="off"
              optional
              defaultValue={typed.borough}
              {...form.field('borough')}
            />
            <TextField label={messages.city} autoComplete="off" defaultValue={typed.city} {...form.field('city')} />
          </div>
        </>
      )}
      <TextArea
        label={reason === 'other' ? messages.otherNote : messages.note}
        help={messages.noteHelp}
        optional={reason !== 'other'}
        rows={3}
        {...form.field('note')}
      />
      <TextField
        label={messages.replyTo}
        help={messages.replyToHelp}
        type="email"
        autoComplete="email"
        optional
        {...form.field('replyTo')}
      />
      <Honeypot field={trap.field} />
      <PrivacyNote />
      <FormFailure failure={form.failure} />
      <div>
        <SubmitButton sending={form.sending}>{messages.submit}</SubmitButton>
      </div>
    </form>
  );
}

/** Replaces the form after sending, so that nobody sends it twice. */
function Thanks({ business }: { business: Business }) {
  const messages = useMessages(suggestedChangeMessages);
  return (
    <SuccessPanel text={`${messages.thanks} ${messages.thanksText}`}>
      <div>
        <Link className="button outline" to={paths.business(business.slug)}>
          {messages.back(business.name)}
        </Link>
      </div>
    </SuccessPanel>
  );
}
