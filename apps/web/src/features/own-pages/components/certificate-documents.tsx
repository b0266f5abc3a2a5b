import { type ChangeEvent, useCallback, useState } from 'react';
import { Icon } from '../../../components/icon.js';
import { ErrorState } from '../../../components/state-panel.js';
import { fileFacts } from '../../../lib/file-facts.js';
import { TAKEN_DOCUMENTS, uploadDocument, useDocumentFailure } from '../../../lib/forms/documents.js';
import type { RunQuery } from '../../../lib/graphql/operation.js';
import type { ProvenCertificateFieldsFragment } from '../../../lib/graphql/types.js';
import { ListMyCertificateDocuments, RemoveMyCertificateDocument } from '../../../lib/later/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { useClientQuery } from '../../../lib/session/use-client-query.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import { certificateDocumentsMessages } from '../certificate-documents.messages.js';

/** Documents for each certificate of a page, including those that wait for a decision. */
export function CertificateDocuments({ businessId }: { businessId: string }) {
  const messages = useMessages(certificateDocumentsMessages);
  const load = useCallback(
    async (query: RunQuery) => (await query(ListMyCertificateDocuments, { businessId })).myCertificateDocuments,
    [businessId],
  );
  const answer = useClientQuery(load);
  if (answer.state === 'failed' || answer.state === 'refused')
    return <ErrorState title={messages.failed} traceId={answer.traceId} onRetry={answer.reload} />;
  if (answer.state !== 'loaded' || answer.data.length === 0) return null;
  return (
    <section className="panel claim-documents" aria-labelledby="certificate-documents">
      <h2 id="certificate-documents">{messages.title}</h2>
      <p className="muted small">{messages.lead}</p>
      <ul>
        {answer.data.map((certificate) => (
          <ProvenCertificate key={certificate.certificateId} {...{ businessId, certificate }} />
        ))}
      </ul>
    </section>
  );
}

interface ProvenCertificateProps {
  businessId: string;
  certificate: ProvenCertificateFieldsFragment;
}

function ProvenCertificate({ businessId, certificate }: ProvenCertificateProps) {
  const { certificateId, name } = certificate;
  const messages = useMessages(certificateDocumentsMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const textOf = useDocumentFailure();
  const [document, setDocument] = useState(certificate.document ?? null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function work(done: string, act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await act();
      dispatch(toastRaised({ tone: 'ok', title: done }));
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  }
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    void work(messages.saved, async () => {
      setDocument(await uploadDocument({ isletme: businessId, sertifika: certificateId }, file));
    });
  };
  const remove = () =>
    work(messages.removed, async () => {
      await query(RemoveMyCertificateDocument, { businessId, certificateId });
      setDocument(null);
    });
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>{document ? `${document.name} · ${fileFacts(document.type, document.bytes)}` : messages.none}</small>
      </div>
      {problem && (
        <p className="error" role="alert">
          <Icon name="alert" />
          {problem}
        </p>
      )}
      <label className="button outline small">
        {isBusy ? messages.sending : document ? messages.replace : messages.add}
        <input
          className="sr"
          type="file"
          aria-label={document ? messages.replaceOf(name) : messages.addOf(name)}
          accept={TAKEN_DOCUMENTS.types.join()}
          disabled={isBusy}
          onChange={onChange}
        />
      </label>
      {document && (
        <button
          className="button quiet small"
          type="button"
          disabled={isBusy}
          aria-label={messages.removeOf(name)}
          onClick={() => void remove()}
        >
          {messages.remove}
        </button>
      )}
    </li>
  );
}
