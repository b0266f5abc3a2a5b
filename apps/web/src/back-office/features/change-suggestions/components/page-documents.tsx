import { useMessages } from '../../../../lib/messages.js';
import { DocumentLinks } from '../../../components/document-links.js';
import { useManagedPageDocumentsQuery } from '../api/change-suggestions-api.js';
import { changeSuggestionMessages } from '../change-suggestions.messages.js';

/** What the owners of a page sent to prove its certificates; nothing where they sent none. */
export function PageDocuments({ businessId }: { businessId: string }) {
  const messages = useMessages(changeSuggestionMessages);
  const { data } = useManagedPageDocumentsQuery(businessId, { refetchOnMountOrArgChange: true });
  if (!data || data.length === 0) return null;
  return (
    <>
      <strong>{messages.documents}</strong>
      <DocumentLinks documents={data} />
    </>
  );
}
