import { Alert, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { formatNumber } from '@tedarik/turkish';
import { useMessages } from '../../../lib/messages.js';
import { backOfficePaths } from '../../back-office-paths.js';
import { FailureAlert } from '../../components/failure-alert.js';
import { useKnownReason } from './reason-text.js';
import type { Run } from './api/import-runs-api.js';
import { useImportRun } from './use-import-run.js';
import { BusinessesLeftByUndo } from './components/businesses-left-by-undo.js';
import { OutcomeCounts } from './components/outcome-counts.js';
import { RunActions } from './components/run-actions.js';
import { RunProgress } from './components/run-progress.js';
import { RunResults } from './components/run-results.js';
import { importRunMessages } from './import-runs.messages.js';
import { reviewAddress } from './review-address.js';
import { useEndToasts } from './use-end-toasts.js';

interface ImportRunProps {
  id: string;
  /** True if it was just confirmed: its end is then announced even if it comes before the first poll. */
  isFresh?: boolean;
}

/** An import in progress or finished: progress, speed, outcomes of the rows, and actions. */
export function ImportRun({ id, isFresh = false }: ImportRunProps) {
  const messages = useMessages(importRunMessages);
  const { data: run, error, refetch } = useImportRun(id);
  useEndToasts(run, isFresh);
  if (!run) {
    if (!error) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
    return (
      <FailureAlert
        error={error}
        title={messages.failedToLoadRun}
        retry={refetch}
        known={{ 'import-not-found': messages['import-not-found'] }}
      />
    );
  }
  return (
    <div className="import-run">
      <section className="run-card" aria-label={run.fileName}>
        <RunProgress run={run} />
        <OutcomeCounts run={run} />
        {run.created + run.updated > run.undone && (
          <Link to={backOfficePaths.businessesOf(id)}>{messages.showBusinesses}</Link>
        )}
        <RunFailure run={run} />
        {run.status === 'review' && (
          <Alert
            type="info"
            showIcon
            title={messages.awaitsReview}
            action={<Link to={reviewAddress(run)}>{messages.toReview}</Link>}
          />
        )}
        <RunActions run={run} />
      </section>
      {run.status === 'undone' && run.kept > 0 && <BusinessesLeftByUndo run={run} />}
      <RunResults run={run} />
    </div>
  );
}

function RunFailure({ run: { status, failure, failureLine } }: { run: Run }) {
  const messages = useMessages(importRunMessages);
  const knownReason = useKnownReason();
  if (status !== 'failed') return null;
  const why = (failure && knownReason(failure)) || messages.processingFailed;
  return (
    <Alert
      type="error"
      showIcon
      title={messages.importFailed}
      description={typeof failureLine === 'number' ? messages.failureAt(formatNumber(failureLine), why) : why}
    />
  );
}
