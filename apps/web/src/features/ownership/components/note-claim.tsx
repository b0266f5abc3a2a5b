import { useEffect, useRef } from 'react';
import { FormFailure } from '../../../components/form/form-failure.js';
import { PrivacyNote } from '../../../components/form/privacy-note.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextArea } from '../../../components/form/text-area.js';
import { useCommandId } from '../../../lib/forms/use-command-id.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { StartClaim } from '../../../lib/later/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import type { ClaimedPage, RunningClaim } from '../claim-options.js';
import type { ClaimDocuments } from '../use-documents.js';
import { DocumentList } from './document-list.js';
import { ownershipMessages } from '../ownership.messages.js';
import { useOwnershipErrorText, useRefusalText } from '../use-ownership-text.js';

const NOTE = { least: 20, most: 2_000 };

interface NoteClaimProps {
  page: ClaimedPage;
  documents: ClaimDocuments;
  onStart: (claim: RunningClaim) => void;
}

/** Claims a page by a note to the editors and documents as proof; the editors decide. */
export function NoteClaim({ page, documents, onStart }: NoteClaimProps) {
  const messages = useMessages(ownershipMessages);
  const { query } = useServices();
  const refusalText = useRefusalText();
  const commandIdOf = useCommandId();
  /** The latest documents, because files may be added or removed while the claim is being sent. */
  const latest = useRef(documents);
  useEffect(() => {
    latest.current = documents;
  });
  const form = useForm<'note'>({
    check: ({ note }) => ({ note: checkNote(note) }),
    async send({ note }) {
      const claim = { businessId: page.id, way: 'document', note: note.trim() };
      const { startClaim } = await query(StartClaim, { input: { ...claim, commandId: commandIdOf(claim) } });
      onStart(startClaim);
      // A failed upload is shown with the running claim and can be retried there.
      void latest.current.send(startClaim.id);
    },
    errorText: useOwnershipErrorText(),
  });
  return (
    <section className="panel" aria-labelledby="by-note">
      <h2 id="by-note">{messages.byNote}</h2>
      <p>{messages.byNoteLead}</p>
      <form className="form" {...form.props} aria-label={messages.byNote}>
        <FormFailure failure={form.failure} text={refusalText(form.failure)} />
        <TextArea label={messages.note} help={messages.noteHelp} rows={5} {...form.field('note')} />
        <DocumentList documents={documents} claimId={null} />
        <PrivacyNote />
        <SubmitButton sending={form.sending}>{messages.send}</SubmitButton>
      </form>
    </section>
  );
}

function checkNote(note: string): string | undefined {
  const { length } = [...note.trim()];
  if (length === 0) return 'required';
  return length < NOTE.least ? 'too-short' : length > NOTE.most ? 'too-long' : undefined;
}
