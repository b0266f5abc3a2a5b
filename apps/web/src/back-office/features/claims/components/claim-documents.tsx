import { fileFacts } from '../../../../lib/file-facts.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import type { ClaimRow } from '../api/claims-api.js';

/** What the claimant sent as proof; each opens in a tab of its own. */
export const ClaimDocuments = ({ documents }: Pick<ClaimRow, 'documents'>) => (
  <ul className="panel-list">
    {documents.map(({ id, name, type, bytes }) => (
      <li key={id}>
        <a href={backOfficePaths.document(id)} target="_blank" rel="noopener">
          {name}
        </a>{' '}
        <small>{fileFacts(type, bytes)}</small>
      </li>
    ))}
  </ul>
);
