import { formatDate } from '@tedarik/turkish';
import { FormFailure } from '../../../components/form/form-failure.js';
import { PrivacyNote } from '../../../components/form/privacy-note.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { ChangeName } from '../../../lib/later/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { visitorChanged } from '../../../lib/store/session.slice.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import { checkName, useAccountErrorText } from '../account-fields.js';
import { accountMessages } from '../account.messages.js';
import type { MyAccount } from '../use-me.js';

/** Shows the visitor's e-mail address and changes their name. */
export function NamePanel({ me }: { me: MyAccount }) {
  const messages = useMessages(accountMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const form = useForm<'name'>({
    check: (values) => ({ name: checkName(values.name) }),
    async send(values) {
      const name = values.name.trim();
      await query(ChangeName, { name });
      dispatch(visitorChanged({ ...me, name }));
      dispatch(toastRaised({ tone: 'ok', title: messages.nameSaved }));
    },
    errorText: useAccountErrorText(),
  });
  return (
    <section className="panel" aria-labelledby="details">
      <h2 id="details">{messages.details}</h2>
      <p>
        <strong>{me.email}</strong>
        <br />
        <span className="muted small">{messages.memberSince(formatDate(me.createdAt))}</span>
      </p>
      <form className="form" {...form.props} aria-label={messages.details}>
        <FormFailure failure={form.failure} />
        <TextField label={messages.name} autoComplete="name" defaultValue={me.name} {...form.field('name')} />
        <PrivacyNote />
        <SubmitButton sending={form.sending}>{messages.save}</SubmitButton>
      </form>
    </section>
  );
}
