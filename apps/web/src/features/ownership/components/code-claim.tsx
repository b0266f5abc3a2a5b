import { FormFailure } from '../../../components/form/form-failure.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { useCommandId } from '../../../lib/forms/use-command-id.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { EnterClaimCode, StartClaim } from '../../../lib/later/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import type { ClaimedPage, CodeWay, RunningClaim } from '../claim-options.js';
import { ownershipMessages } from '../ownership.messages.js';
import { useOwnershipErrorText, useRefusalText } from '../use-ownership-text.js';

const TEXTS = {
  'email-code': { title: 'byCode', lead: 'byCodeLead', sent: 'codeSent' },
  'phone-code': { title: 'byPhone', lead: 'byPhoneLead', sent: 'codeTexted' },
} as const satisfies Record<CodeWay, object>;

interface CodeClaimProps {
  page: ClaimedPage;
  way: CodeWay;
  /** The masked address or number. */
  sentTo: string;
  running: RunningClaim | null;
  onStart: (claim: RunningClaim) => void;
  onDone: () => void;
}

/** Claims a page by a code that is sent to the business. */
export function CodeClaim({ page, way, sentTo, running, onStart, onDone }: CodeClaimProps) {
  const messages = useMessages(ownershipMessages);
  const { title, lead, sent } = TEXTS[way];
  return (
    <section className="panel form" aria-labelledby={way}>
      <h2 id={way}>{messages[title]}</h2>
      {running ? (
        <>
          <p role="status">{messages[sent](running.sentTo ?? sentTo)}</p>
          <CodeForm claim={running} onDone={onDone} />
        </>
      ) : (
        <p>{messages[lead](sentTo)}</p>
      )}
      <SendCode page={page} way={way} isAgain={running !== null} onStart={onStart} />
    </section>
  );
}

function SendCode({
  page,
  way,
  isAgain,
  onStart,
}: {
  page: ClaimedPage;
  way: CodeWay;
  isAgain: boolean;
  onStart: (claim: RunningClaim) => void;
}) {
  const messages = useMessages(ownershipMessages);
  const { query } = useServices();
  const refusalText = useRefusalText();
  const form = useForm<never>({
    async send() {
      // Each click is a new command, so that a code that never arrived can be requested again.
      const input = { businessId: page.id, way, note: null, commandId: crypto.randomUUID() };
      onStart((await query(StartClaim, { input })).startClaim);
    },
  });
  return (
    <form className="form" {...form.props} aria-label={messages.sendCode}>
      <FormFailure failure={form.failure} text={refusalText(form.failure)} />
      <SubmitButton className={isAgain ? 'button outline' : 'button'} sending={form.sending}>
        {isAgain ? messages.sendAgain : messages.sendCode}
      </SubmitButton>
    </form>
  );
}

function CodeForm({ claim, onDone }: { claim: RunningClaim; onDone: () => void }) {
  const messages = useMessages(ownershipMessages);
  const { query } = useServices();
  const refusalText = useRefusalText();
  const errorText = useOwnershipErrorText();
  const commandIdOf = useCommandId();
  const form = useForm<'code'>({
    check: ({ code }) => ({ code: code.trim() === '' ? 'required' : undefined }),
    async send({ code }) {
      const entered = { id: claim.id, code: code.trim() };
      await query(EnterClaimCode, { input: { ...entered, commandId: commandIdOf(entered) } });
      onDone();
    },
    errorText,
  });
  return (
    <form className="form" {...form.props} aria-label={messages.confirm}>
      <FormFailure failure={form.failure} text={refusalText(form.failure)} />
      <TextField label={messages.code} autoComplete="one-time-code" inputMode="numeric" {...form.field('code')} />
      <SubmitButton sending={form.sending}>{messages.confirm}</SubmitButton>
    </form>
  );
}
