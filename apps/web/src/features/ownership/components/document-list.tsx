import { type ChangeEvent, useId } from 'react';
import { Icon } from '../../../components/icon.js';
import { fileFacts } from '../../../lib/file-facts.js';
import { useMessages } from '../../../lib/messages.js';
import { TAKEN_DOCUMENTS } from '../../../lib/forms/documents.js';
import { documentMessages } from '../document.messages.js';
import type { ChosenFile, ClaimDocuments } from '../use-documents.js';

interface DocumentListProps {
  documents: ClaimDocuments;
  /** The claim of the documents; null before it is sent, while the files wait. */
  claimId: string | null;
}

/** The documents of a claim: choose, send and remove. */
export function DocumentList({ documents, claimId }: DocumentListProps) {
  const messages = useMessages(documentMessages);
  const heading = useId();
  const { sent, chosen, problems, room } = documents;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    const taken = documents.choose(files);
    if (claimId) void documents.send(claimId, taken);
  };
  return (
    <section className="claim-documents" aria-labelledby={heading}>
      <h3 id={heading}>{messages.title}</h3>
      <p className="muted small">{messages.lead}</p>
      {sent.length + chosen.length > 0 && (
        <ul>
          {sent.map(({ id, name, type, bytes }) => (
            <li key={id}>
              <FileName name={name} facts={fileFacts(type, bytes)} note={messages.sent} />
              <button
                className="button quiet small"
                type="button"
                aria-label={messages.removeOf(name)}
                onClick={() => void documents.remove(claimId!, id)}
              >
                {messages.remove}
              </button>
            </li>
          ))}
          {chosen.map((file) => (
            <Chosen key={file.key} {...{ file, claimId, documents }} />
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <div className="notice bad" role="alert">
          <Icon name="alert" />
          <div>
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        </div>
      )}
      {room > 0 && (
        <label className="button outline">
          {messages.add}
          <input className="sr" type="file" multiple accept={TAKEN_DOCUMENTS.types.join()} onChange={onChange} />
        </label>
      )}
    </section>
  );
}

function Chosen({
  file: { key, file, isSending, problem },
  claimId,
  documents,
}: DocumentListProps & { file: ChosenFile }) {
  const messages = useMessages(documentMessages);
  const note = isSending ? messages.sending : claimId ? null : messages.chosen;
  return (
    <li>
      <FileName name={file.name} facts={fileFacts(file.type, file.size)} note={note} />
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      {claimId && problem && (
        <button
          className="button outline small"
          type="button"
          aria-label={messages.againOf(file.name)}
          onClick={() =>
            void documents.send(
              claimId,
              documents.chosen.filter((one) => one.key === key),
            )
          }
        >
          {messages.again}
        </button>
      )}
      {!isSending && (
        <button
          className="button quiet small"
          type="button"
          aria-label={messages.removeOf(file.name)}
          onClick={() => documents.takeOff(key)}
        >
          {messages.remove}
        </button>
      )}
    </li>
  );
}

const FileName = ({ name, facts, note }: { name: string; facts: string; note: string | null }) => (
  <div>
    <strong>{name}</strong>
    <small role={note ? 'status' : undefined}>{[facts, note].filter(Boolean).join(' · ')}</small>
  </div>
);
