import { ExportOutlined, ShopOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.js';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { StatusTag } from '../../../components/status-tag.js';
import { useReasonText } from '../reason-text.js';
import type { Run, RunRow } from '../api/import-runs-api.js';
import { importRunMessages } from '../import-runs.messages.js';
import { useRowFailureText } from '../use-row-failure-text.js';
import { OUTCOME_TONES } from '../tones.js';

/** The outcome of a row; that of an undo takes precedence. */
export function OutcomeCell({ row: { outcome, undo } }: { row: RunRow }) {
  const messages = useMessages(importRunMessages);
  const last = undo ?? outcome?.outcome;
  if (!last) return <StatusTag tone="waiting">{messages.waiting}</StatusTag>;
  return <StatusTag tone={OUTCOME_TONES[last]}>{messages[last]}</StatusTag>;
}

/** IMP-JSON-27: why a row was not imported, and which of its values were left out. */
export function WhyCell({ row: { name, match, outcome, refusal, warnings } }: { row: RunRow }) {
  const reasonText = useReasonText();
  const failureText = useRowFailureText();
  const reason = outcome?.reason ?? refusal ?? null;
  return (
    <>
      {outcome?.outcome === 'invalid' ? failureText(reason) : reason && reasonText(reason, match?.name ?? name)}
      {warnings.length > 0 && (
        <ul className="row-warnings">
          {warnings.map((warning) => (
            <li key={warning}>{reasonText(warning)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The business that a row created or matched: its name links to the back office, an arrow to its public page. */
export function BusinessCell({ row, settings }: { row: RunRow } & Pick<Run, 'settings'>) {
  const messages = useMessages(importRunMessages);
  const { name, match, outcome, undo } = row;
  const shown = name || messages.noName;
  if (!outcome?.businessId || undo === 'undone') return <span className="row-business">{shown}</span>;
  const known = outcome.outcome === 'duplicate' ? (match?.name ?? name) : name;
  return (
    <span className="row-business">
      {shown}
      <span className="row-links">
        <Link
          to={backOfficePaths.business(outcome.businessId)}
          title={messages.inBackOffice}
          aria-label={`${messages.inBackOffice}: ${known}`}
        >
          <ShopOutlined aria-hidden />
        </Link>
        {outcome.slug && isPublic(row, settings) && (
          <a
            href={paths.business(outcome.slug)}
            target="_blank"
            rel="noreferrer"
            title={messages.onSite}
            aria-label={`${messages.onSite}: ${known}`}
          >
            <ExportOutlined aria-hidden />
          </a>
        )}
      </span>
    </span>
  );
}

/** False for a business that the import created as pending or inactive. */
const isPublic = ({ outcome, warnings }: RunRow, { status }: Run['settings']): boolean =>
  outcome?.outcome !== 'created' || (status === 'active' && !warnings.includes('closed-business-imported-inactive'));
