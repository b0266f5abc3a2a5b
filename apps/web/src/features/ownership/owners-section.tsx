import { formatDate } from '@tedarik/turkish';
import { useCallback, useRef, useState } from 'react';
import { FormFailure } from '../../components/form/form-failure.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { Loading } from '../../components/skeletons.js';
import { ErrorState } from '../../components/state-panel.js';
import { useCommandId } from '../../lib/forms/use-command-id.js';
import { useForm } from '../../lib/forms/use-form.js';
import { InviteOwner, LeavePage, ListCoOwners, WithdrawInvitation } from '../../lib/later/operations.js';
import { useClientQuery } from '../../lib/session/use-client-query.js';
import type { RunQuery } from '../../lib/graphql/operation.js';
import type { ListCoOwnersQuery } from '../../lib/graphql/types.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { useAppDispatch } from '../../lib/store/store.js';
import { toastRaised } from '../../lib/store/toast.slice.js';
import { takeFocus } from '../../lib/take-focus.js';
import { checkEmail } from '../account/account-fields.js';
import { ownershipMessages } from './ownership.messages.js';
import { useOwnershipErrorText, useRefusalText } from './use-ownership-text.js';

type Invitation = ListCoOwnersQuery['coOwners']['invitations'][number];

/** The owners of a page and open invitations, with buttons to invite and to leave. `onLeft` is called once the visitor has left. */
export function OwnersSection({ businessId, onLeft }: { businessId: string; onLeft: () => void }) {
  const messages = useMessages(ownershipMessages);
  const request = useCallback(
    async (query: RunQuery) => (await query(ListCoOwners, { businessId })).coOwners,
    [businessId],
  );
  const answer = useClientQuery(request);
  const section = useRef<HTMLElement>(null);
  function withdrawn() {
    answer.reload();
    takeFocus(section.current);
  }
  return (
    <section className="panel" aria-labelledby="owners" tabIndex={-1} ref={section}>
      <h2 id="owners">{messages.owners}</h2>
      {(answer.state === 'failed' || answer.state === 'refused') && (
        <ErrorState heading="h3" title={messages.failedToLoad} traceId={answer.traceId} onRetry={answer.reload} />
      )}
      {answer.state === 'loading' && <Loading />}
      {answer.state === 'loaded' && (
        <>
          <ul className="owners">
            {answer.data.owners.map(({ id, name, since, isSelf }) => (
              <li key={id}>
                <strong>{name}</strong> {isSelf && messages.you}
                <span className="muted small">{messages.ownerSince(formatDate(since))}</span>
              </li>
            ))}
          </ul>
          <Invitations businessId={businessId} invitations={answer.data.invitations} onChange={withdrawn} />
          <InviteForm businessId={businessId} onInvited={answer.reload} />
          <Leave businessId={businessId} onLeft={onLeft} />
        </>
      )}
    </section>
  );
}

interface InvitationsProps {
  businessId: string;
  invitations: Invitation[];
  onChange: () => void;
}

function Invitations({ businessId, invitations, onChange }: InvitationsProps) {
  const messages = useMessages(ownershipMessages);
  if (!invitations.length) return null;
  return (
    <>
      <h3>{messages.openInvitations}</h3>
      <ul className="owners">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <strong>{invitation.email}</strong> {invitation.handsOver && messages.toHandOver}
            <span className="muted small">{messages.validUntil(formatDate(invitation.expiresAt))}</span>
            <Withdraw businessId={businessId} invitation={invitation} onChange={onChange} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Withdraw({
  businessId,
  invitation: { id, email },
  onChange,
}: Omit<InvitationsProps, 'invitations'> & { invitation: Invitation }) {
  const messages = useMessages(ownershipMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const refusalText = useRefusalText();
  const form = useForm<never>({
    async send() {
      await query(WithdrawInvitation, { businessId, id });
      dispatch(toastRaised({ tone: 'ok', title: messages.withdrawn }));
      onChange();
    },
  });
  return (
    <form {...form.props} aria-label={`${messages.withdraw}: ${email}`}>
      <FormFailure failure={form.failure} text={refusalText(form.failure)} />
      <SubmitButton className="button outline" sending={form.sending}>
        {messages.withdraw}
      </SubmitButton>
    </form>
  );
}

function InviteForm({ businessId, onInvited }: { businessId: string; onInvited: () => void }) {
  const messages = useMessages(ownershipMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const refusalText = useRefusalText();
  const commandIdOf = useCommandId();
  const form = useForm<'email' | 'handsOver'>({
    check: ({ email }) => ({ email: checkEmail(email) }),
    async send({ email, handsOver }) {
      const invitation = { businessId, email: email.trim(), handsOver: handsOver === 'on' };
      await query(InviteOwner, { input: invitation, commandId: commandIdOf(invitation) });
      dispatch(toastRaised({ tone: 'ok', title: messages.invited }));
      form.reset();
      onInvited();
    },
    errorText: useOwnershipErrorText(),
  });
  return (
    <>
      <h3>{messages.invite}</h3>
      <form className="form" {...form.props} aria-label={messages.invite}>
        <FormFailure failure={form.failure} text={refusalText(form.failure)} />
        <TextField label={messages.email} type="email" autoComplete="off" {...form.field('email')} />
        <label className="check">
          <input type="checkbox" name="handsOver" /> {messages.handOver}
        </label>
        <SubmitButton sending={form.sending}>{messages.sendInvitation}</SubmitButton>
      </form>
    </>
  );
}

function Leave({ businessId, onLeft }: { businessId: string; onLeft: () => void }) {
  const messages = useMessages(ownershipMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const refusalText = useRefusalText();
  const [isSure, setSure] = useState<boolean>();
  const form = useForm<never>({
    async send() {
      await query(LeavePage, { businessId });
      dispatch(toastRaised({ tone: 'ok', title: messages.left }));
      onLeft();
    },
  });
  if (!isSure) {
    return (
      <p className="further">
        <button
          className="button outline"
          type="button"
          ref={isSure === false ? takeFocus : undefined}
          onClick={() => setSure(true)}
        >
          {messages.leave}
        </button>
      </p>
    );
  }
  return (
    <form className="form further" {...form.props} aria-label={messages.leave}>
      <p role="alert" tabIndex={-1} ref={takeFocus}>
        {messages.leaveSure}
      </p>
      <FormFailure failure={form.failure} text={refusalText(form.failure)} />
      <SubmitButton sending={form.sending}>{messages.leaveConfirm}</SubmitButton>
      <button className="button outline" type="button" onClick={() => setSure(false)}>
        {messages.keep}
      </button>
    </form>
  );
}
