import { Alert, Button } from 'antd';
import { formatNumber } from '@tedarik/turkish';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { useIsMounted } from '../../../lib/use-is-mounted.js';
import type { Run } from '../import-runs/api/import-runs-api.js';
import { useImportRun } from '../import-runs/use-import-run.js';
import { RunProgress } from '../import-runs/components/run-progress.js';
import { ImportRun } from '../import-runs/import-run.js';
import { useEndToasts } from '../import-runs/use-end-toasts.js';
import { ImportSteps, type ImportStep } from './import-steps.js';
import { importMessages } from './imports.messages.js';
import { ImportReview } from './review/import-review.js';
import { useGiveUp } from './review/use-give-up.js';
import { useReasonText } from '../import-runs/reason-text.js';

interface ImportInHandProps {
  id: string;
  onConfirmed: () => void;
  /** Returns to the source step. */
  onLeft: () => void;
}

/** An import from its review to its results. */
export function CurrentImport({ id, onConfirmed, onLeft }: ImportInHandProps) {
  const messages = useMessages(importMessages);
  const { data: run } = useImportRun(id);
  const [isFresh, setFresh] = useState(false);
  const isMounted = useIsMounted();
  const giveUp = useGiveUp(id, () => isMounted.current && onLeft());
  const isBefore = run !== undefined && isBeforeImport(run);
  useEndToasts(isBefore ? run : undefined, false);

  if (!isBefore) {
    return (
      <>
        {run && <ImportSteps at={stepOf(run)} />}
        <ImportRun id={id} isFresh={isFresh} />
      </>
    );
  }
  if (run.status === 'failed') return <Unreadable run={run} onLeft={onLeft} />;
  return (
    <>
      <ImportSteps at="review" />
      {run.status === 'review' ? (
        <ImportReview
          run={run}
          giveUp={giveUp}
          onConfirmed={() => {
            if (!isMounted.current) return;
            setFresh(true);
            onConfirmed();
          }}
        />
      ) : (
        <section className="import-card" aria-label={run.fileName}>
          <RunProgress run={run} />
          <div className="import-actions">
            <Button disabled={giveUp.isBusy} onClick={() => void giveUp.now()}>
              {messages.giveUp}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

const isBeforeImport = ({ status, created, updated }: Run): boolean =>
  ['waiting', 'staging', 'review'].includes(status) || (status === 'failed' && created + updated === 0);

const stepOf = ({ status }: Run): ImportStep => (status === 'importing' || status === 'paused' ? 'import' : 'result');

/** IMP-TSV-07: shown if the file could not be read completely; nothing was imported. */
function Unreadable({ run: { failure, failureLine }, onLeft }: { run: Run; onLeft: () => void }) {
  const messages = useMessages(importMessages);
  const reasonText = useReasonText();
  const reason = reasonText(failure ?? null);
  const isInvalid = failure !== 'no-rows'; // an empty list is well-formed
  return (
    <>
      <ImportSteps at="review" />
      <Alert
        type="error"
        showIcon
        title={isInvalid ? messages.fileInvalid : reason}
        description={
          isInvalid && (
            <>
              {typeof failureLine === 'number' && `${messages.atLine(formatNumber(failureLine))}: `}
              {reason}
            </>
          )
        }
        action={<Button onClick={onLeft}>{messages.toSource}</Button>}
      />
    </>
  );
}
