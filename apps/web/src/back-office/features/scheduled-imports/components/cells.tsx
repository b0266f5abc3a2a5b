import { SCHEDULED_IMPORT } from '@tedarik/fields';
import { formatShortMoment } from '@tedarik/turkish';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../../lib/messages.js';
import { useSite } from '../../../../lib/site.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { type ListedRecord, wordOf } from '../../../components/record/record-api.js';
import { StatusTag } from '../../../components/status-tag.js';
import type { RunStatus } from '../../import-runs/api/import-runs-api.js';
import { RunStatusTag } from '../../import-runs/components/run-status-tag.js';
import { useReasonText } from '../../import-runs/reason-text.js';
import { runMessages } from '../scheduled-imports.messages.js';

interface CellProps {
  record: ListedRecord;
}

/** 'Her gün 03:00' */
export function PlanCell({ record: { day, time } }: CellProps) {
  const { locale } = useSite();
  return `${wordOf(SCHEDULED_IMPORT.fields.day, day, locale)} ${time}`;
}

export function StatusCell({ record: { status } }: CellProps) {
  const messages = useMessages(runMessages);
  const isActive = status === 'active';
  return <StatusTag tone={isActive ? 'good' : 'waiting'}>{isActive ? messages.active : messages.paused}</StatusTag>;
}

export function NextRunCell({ record: { nextRunAt } }: CellProps) {
  const { dash } = useMessages(backOfficeMessages);
  return typeof nextRunAt === 'string' ? <Moment at={nextRunAt} /> : dash;
}

/** The outcome of the last run with its time and reason, and a link to the latest import. */
export function LastRunCell({ record: { outcome, reason, lastRunAt, importId } }: CellProps) {
  const messages = useMessages(runMessages);
  const { dash } = useMessages(backOfficeMessages);
  const reasonText = useReasonText();
  if (!outcome) return dash;
  return (
    <div className="run-cell">
      {outcome === 'unchanged' ? (
        <StatusTag tone="off">{messages.unchanged}</StatusTag>
      ) : (
        <RunStatusTag status={outcome as RunStatus} />
      )}
      {outcome === 'failed' && <small>{reasonText(reason as string | null)}</small>}
      <small>
        {typeof lastRunAt === 'string' && <Moment at={lastRunAt} />}{' '}
        {importId && <Link to={backOfficePaths.importRun(String(importId))}>{messages.toImport}</Link>}
      </small>
    </div>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatShortMoment(at)}</time>;
}
