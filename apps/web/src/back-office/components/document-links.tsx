import { fileFacts } from '../../lib/file-facts.js';
import { backOfficePaths } from '../back-office-paths.js';

interface DocumentLinksProps {
  documents: readonly { id: string; name: string; type: string; bytes: number; certificateName?: string }[];
}

/** Documents that were sent as proof; each opens in a new tab. */
export const DocumentLinks = ({ documents }: DocumentLinksProps) => (
  <ul className="panel-list">
    {documents.map(({ id, name, type, bytes, certificateName }) => (
      <li key={id}>
        <div className="whole-comment">
          {certificateName && `${certificateName}: `}
          <a href={backOfficePaths.document(id)} target="_blank" rel="noopener">
            {name}
          </a>{' '}
          <small>{fileFacts(type, bytes)}</small>
        </div>
      </li>
    ))}
  </ul>
);
