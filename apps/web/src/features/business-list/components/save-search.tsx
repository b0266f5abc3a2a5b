import { useEffect, useRef, useState } from 'react';
import { Link } from '../../../lib/router/link.js';
import { addressOf, useLocation } from '../../../lib/router/router-context.js';
import { FormFailure } from '../../../components/form/form-failure.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { Icon } from '../../../components/icon.js';
import { signInPath } from '../../../config/paths.js';
import { fieldErrorText, formMessages } from '../../../lib/forms/form.messages.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { SaveMySearch } from '../../../lib/later/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { useSession } from '../../../lib/store/session.slice.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import type { ListQuery } from '../list-query.js';
import { checkSearchName, LONGEST_SEARCH_NAME } from '../search-name.js';
import { saveSearchMessages } from '../save-search.messages.js';

interface SaveSearchProps {
  query: ListQuery;
  /** The suggested name of the search. */
  name: string;
}

/** Saves the list's search in the account; links to sign-in and back if the visitor is not signed in. A chunk of its own. */
export default function SaveSearch({ query, name }: SaveSearchProps) {
  const messages = useMessages(saveSearchMessages);
  const { state } = useSession();
  const location = useLocation();
  const [isOpen, setOpen] = useState(false);
  if (state !== 'signed-in') {
    return (
      <Link className="button quiet small" to={signInPath(addressOf(location))} rel="nofollow">
        <Icon name="mail" />
        {messages.save}
      </Link>
    );
  }
  return (
    <>
      <button className="button quiet small" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="mail" />
        {messages.save}
      </button>
      {isOpen && <SaveDialog query={query} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveDialog({ query, name, onClose }: SaveSearchProps & { onClose: () => void }) {
  const messages = useMessages(saveSearchMessages);
  const forms = useMessages(formMessages);
  const services = useServices();
  const dispatch = useAppDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Closed before it is unmounted, so that the focus returns to the button that opened it.
  const close = () => dialog.current?.close();
  const form = useForm<'name' | 'mails'>({
    check: (values) => ({ name: checkSearchName(values.name) }),
    async send(values) {
      const { q: text, categories, services: wanted, certificates } = query;
      const criteria = { text, categories, services: wanted, certificates };
      const input = { name: values.name.trim(), criteria, mails: values.mails === 'on' };
      await services.query(SaveMySearch, { input });
      dispatch(toastRaised({ tone: 'ok', title: messages.saved, text: messages.savedText }));
      close();
    },
    errorText: (code) => (code === 'too-long' ? messages.nameTooLong : fieldErrorText(code, forms)),
  });
  return (
    <dialog className="confirm" ref={dialog} aria-labelledby="save-search-title" onClose={onClose}>
      <h2 id="save-search-title">{messages.title}</h2>
      <p>{messages.lead}</p>
      <form className="form" {...form.props} aria-label={messages.title}>
        <FormFailure
          failure={form.failure}
          text={form.failure?.code === 'too-many-saved-searches' ? messages.full : undefined}
        />
        <TextField
          label={messages.name}
          autoComplete="off"
          defaultValue={name.slice(0, LONGEST_SEARCH_NAME)}
          {...form.field('name')}
        />
        <label className="check">
          <input type="checkbox" name="mails" defaultChecked />
          <span>{messages.mails}</span>
        </label>
        <div className="actions">
          <SubmitButton sending={form.sending}>{messages.confirm}</SubmitButton>
          <button className="button quiet" type="button" onClick={close}>
            {messages.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
