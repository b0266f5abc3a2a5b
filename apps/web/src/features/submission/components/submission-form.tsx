import { Honeypot } from '../../../components/form/honeypot.js';
import { PrivacyNote } from '../../../components/form/privacy-note.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextArea } from '../../../components/form/text-area.js';
import { TextField } from '../../../components/form/text-field.js';
import { useMessages } from '../../../lib/messages.js';
import { submissionMessages } from '../submission.messages.js';
import { ReceiptPanel } from './receipt-panel.js';
import { useSubmissionForm } from '../use-submission-form.js';

/** PUB-SUB-02, 09: a form with six fields, one of them optional. */
export function SubmissionForm() {
  const messages = useMessages(submissionMessages);
  const { form, trap, receipt, startAgain } = useSubmissionForm();
  if (receipt) return <ReceiptPanel receipt={receipt} onAgain={startAgain} />;
  return (
    <form className="panel form" {...form.props} aria-label={messages.form}>
      <div className="two">
        <TextField label={messages.name} autoComplete="name" {...form.field('name')} />
        <TextField label={messages.email} type="email" autoComplete="email" {...form.field('email')} />
      </div>
      <div className="two">
        <TextField
          label={messages.phone}
          type="tel"
          autoComplete="tel"
          placeholder={messages.phonePlaceholder}
          {...form.field('phone')}
        />
        <TextField label={messages.businessName} autoComplete="organization" {...form.field('businessName')} />
      </div>
      <TextField
        label={messages.address}
        autoComplete="street-address"
        placeholder={messages.addressPlaceholder}
        {...form.field('address')}
      />
      <TextArea label={messages.message} help={messages.messageHelp} optional {...form.field('message')} />
      <Honeypot field={trap.field} />
      <PrivacyNote />
      <div>
        <SubmitButton sending={form.sending}>{messages.submit}</SubmitButton>
      </div>
    </form>
  );
}
