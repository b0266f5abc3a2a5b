import { formatDate } from '@tedarik/turkish';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../../lib/router/link.js';
import { FormFailure } from '../../../components/form/form-failure.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { Icon } from '../../../components/icon.js';
import { fieldErrorText, formMessages, failureText } from '../../../lib/forms/form.messages.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { QueryFailed } from '../../../lib/graphql/operation.js';
import { ChangeMySearch, DeleteMySearch } from '../../../lib/later/operations.js';
import type { SavedSearchFieldsFragment } from '../../../lib/graphql/types.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import { checkSearchName } from '../../business-list/search-name.js';
import { listAddress } from '../../business-list/list-query.js';
import { savedSearchesMessages } from '../saved-searches.messages.js';

interface ItemProps {
  search: SavedSearchFieldsFragment;
  onChanged: (search: SavedSearchFieldsFragment) => void;
  onRemoved: () => void;
}

/** One saved search, with a link to its list, a switch for its mails, and buttons to rename and delete it. */
export function SavedSearchItem({ search, onChanged, onRemoved }: ItemProps) {
  const messages = useMessages(savedSearchesMessages);
  const forms = useMessages(formMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const [busy, setBusy] = useState(false);
  const { id, name, criteria, mails, createdAt } = search;
  const { text: q, ...chosen } = criteria;
  const choices = Object.values(chosen).filter(Array.isArray).flat().length;

  async function doing(work: () => Promise<void>, done: string) {
    setBusy(true);
    try {
      await work();
      dispatch(toastRaised({ tone: 'ok', title: done }));
    } catch (error) {
      if (!(error instanceof QueryFailed)) throw error;
      dispatch(toastRaised({ tone: 'bad', title: messages.notChanged, text: failureText(error, forms) }));
    } finally {
      setBusy(false);
    }
  }
  const switchMails = () =>
    doing(
      async () => onChanged((await query(ChangeMySearch, { id, name, mails: !mails })).changeSavedSearch),
      mails ? messages.paused : messages.resumed,
    );
  const remove = () =>
    doing(async () => {
      await query(DeleteMySearch, { id });
      onRemoved();
    }, messages.removed);

  return (
    <section className="panel saved-search" aria-labelledby={`search-${id}`}>
      <h2 id={`search-${id}`}>
        <Link to={listAddress({ q, ...chosen, sort: 'added' })}>{name}</Link>
      </h2>
      <p className="muted small">
        {[q && messages.words(q), choices > 0 && messages.chosen(choices), messages.savedAt(formatDate(createdAt))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="mails">
        <Icon name={mails ? 'mail' : 'info'} />
        {mails ? messages.mailsOn : messages.mailsOff}
      </p>
      <div className="actions">
        <button
          className="button outline small"
          type="button"
          aria-busy={busy || undefined}
          onClick={() => void (!busy && switchMails())}
        >
          {mails ? messages.pause : messages.resume}
        </button>
        <button className="button quiet small" type="button" aria-haspopup="dialog" onClick={() => setDialog('rename')}>
          {messages.rename}
        </button>
        <button className="button quiet small" type="button" aria-haspopup="dialog" onClick={() => setDialog('remove')}>
          {messages.remove}
        </button>
      </div>
      {dialog === 'rename' && <RenameDialog search={search} onChanged={onChanged} onClose={() => setDialog(null)} />}
      {dialog === 'remove' && (
        <RemoveDialog name={name} onConfirmed={() => void remove()} onClose={() => setDialog(null)} />
      )}
    </section>
  );
}

/** Closes a dialog before it is unmounted, so that the focus returns to the button that opened it. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return { dialog, close: () => dialog.current?.close() };
}

type RenameProps = Pick<ItemProps, 'search' | 'onChanged'> & { onClose: () => void };

function RenameDialog({ search, onChanged, onClose }: RenameProps) {
  const messages = useMessages(savedSearchesMessages);
  const forms = useMessages(formMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const { dialog, close } = useDialog();
  const form = useForm<'name'>({
    check: (values) => ({ name: checkSearchName(values.name) }),
    async send(values) {
      const { id, mails } = search;
      const changed = await query(ChangeMySearch, { id, name: values.name.trim(), mails });
      onChanged(changed.changeSavedSearch);
      dispatch(toastRaised({ tone: 'ok', title: messages.renamed }));
      close();
    },
    errorText: (code) => (code === 'too-long' ? messages.nameTooLong : fieldErrorText(code, forms)),
  });
  return (
    <dialog className="confirm" ref={dialog} aria-labelledby="rename-title" onClose={onClose}>
      <h2 id="rename-title">{messages.rename}</h2>
      <form className="form" {...form.props} aria-label={messages.rename}>
        <FormFailure failure={form.failure} />
        <TextField label={messages.name} autoComplete="off" defaultValue={search.name} {...form.field('name')} />
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

interface RemoveProps {
  name: string;
  onConfirmed: () => void;
  onClose: () => void;
}

function RemoveDialog({ name, onConfirmed, onClose }: RemoveProps) {
  const messages = useMessages(savedSearchesMessages);
  const { dialog, close } = useDialog();
  return (
    <dialog className="confirm" ref={dialog} aria-labelledby="remove-title" onClose={onClose}>
      <h2 id="remove-title">{messages.removeTitle}</h2>
      <p>{messages.removeText(name)}</p>
      <div className="actions">
        <button
          className="button"
          type="button"
          onClick={() => {
            close();
            onConfirmed();
          }}
        >
          {messages.remove}
        </button>
        <button className="button quiet" type="button" onClick={close}>
          {messages.cancel}
        </button>
      </div>
    </dialog>
  );
}
