import { useMessages } from '../../../../lib/messages.js';
import { DocumentLinks } from '../../../components/document-links.js';
import { useManagedPageDocumentsQuery } from '../api/change-suggestions-api.js';
import { changeSuggestionMessages } from '../change-suggestions.messages.js';

/** Documents that a page's owners sent for its certificates; nothing if there are none. */
export function PageDocuments({ businessId }: { businessId: string }) {
  const messages = useMessages(changeSuggestionMessages);
  const { data } = useManagedPageDocumentsQuery(businessId, { refetchOnMountOrArgChange: true });
  if (!data || data.length === 0) return null;
  return (
    <section className="page-documents">
      <strong>{messages.documents}</strong>
      <DocumentLinks documents={data} />
    </section>
  );
}
