import { Alert, Button } from 'antd';
import { formatNumber } from '@tedarik/turkish';
import { useRef, useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { useListState } from '../../../components/list/use-list-state.js';
import { useConfirmation } from '../../../components/use-confirmation.js';
import type { Run } from '../../import-runs/api/import-runs-api.js';
import { useConfirmImportMutation } from '../api/imports-api.js';
import type { ReviewProblem, Review, Reviewed } from '../api/review.js';
import { importRunMessages } from '../../import-runs/import-runs.messages.js';
import { importMessages } from '../imports.messages.js';
import { PreviewDialog } from '../preview/preview-dialog.js';
import type { GiveUp } from './use-give-up.js';
import { useImportToasts } from '../../import-runs/use-import-toasts.js';
import { FORECASTS, useReviewedRows } from '../use-reviewed-rows.js';
import { overGate } from '../api/gate.js';
import { GateAlert } from './gate-alert.js';
import { includedIn, overwrittenIn } from '../api/chosen.js';
import { RecognisedColumns } from './recognised-columns.js';
import { ProblemFix } from './problem-fix.js';
import { RowFixes } from './row-fixes.js';
import { useFixRows } from './use-fix-rows.js';
import { ReviewCounts } from './review-counts.js';
import { ReviewReasons } from './review-reasons.js';
import { type EditedRow, ROWS_ON_A_PAGE, ReviewedRowsTable } from './rows-table.js';
import { ColumnChoice } from './column-choice.js';
import { DoubtfulRows } from './doubtful-rows.js';
import { SeparatorChoice } from './separator-choice.js';
import { SettingsForm } from './settings-form.js';
import { NewCategories, UnknownTypes } from './unknown-types.js';
import { forgetSettings, useSavedSettings } from './use-saved-settings.js';

const FORECAST = 'tahmin';
const PROBLEMS: readonly ReviewProblem['kind'][] = ['invalid', 'duplicate', 'branch', 'doubtful', 'warning'];
const FILTERS = [FORECAST] as const;

/** Parses a problem from the address, which is stored in place of a forecast: 'invalid:name-required'. */
function problemIn(text: string): ReviewProblem | null {
  const [kind = '', reason] = text.split(':', 2);
  const isKind = (PROBLEMS as readonly string[]).includes(kind);
  return isKind && reason ? { kind: kind as ReviewProblem['kind'], reason } : null;
}

export interface ReviewDeskProps {
  run: Run;
  seen: Reviewed;
  review: Review;
  giveUp: GiveUp;
  onConfirmed: () => void;
}

/** The review of an import: settings for all rows, choices for single rows, and the button that confirms. */
export function ReviewDesk({ run, seen, review, giveUp, onConfirmed }: ReviewDeskProps) {
  const messages = useMessages(importMessages);
  const runMessages = useMessages(importRunMessages);
  const toasts = useImportToasts();
  const confirmed = useConfirmation();
  const [confirm, { isLoading: isConfirming }] = useConfirmImportMutation();
  const [settings, setSettings] = useSavedSettings(seen, review);
  const state = useListState({ sort: 'row', pageSize: ROWS_ON_A_PAGE, filters: FILTERS });
  const forecast = FORECASTS.find((known) => known === state.filters.tahmin) ?? null;
  const problem = problemIn(state.filters.tahmin);
  const readAgain = () => state.filter(FORECAST, '');
  const { apply, isApplying } = useFixRows(seen, readAgain);
  const rowsAt = useRef<HTMLDivElement>(null);
  /** `at`: index of the business that is or was last shown. */
  const [preview, setPreview] = useState({ isOpen: false, at: 0 });
  const [editing, setEditing] = useState<EditedRow | null>(null);
  /** The reading whose columns were mapped anew since. */
  const [mappedOf, setMappedOf] = useState<string | null>(null);
  const open = (at: number) => setPreview({ isOpen: true, at });
  // Loads one row more than is shown, so that the next one is ready.
  const wanted = Math.max(state.list.page * ROWS_ON_A_PAGE, preview.isOpen ? preview.at + 2 : 0);
  const reviewed = useReviewedRows({ ...seen, forecast, problem }, review, wanted);
  const included = includedIn(review, settings);
  const over = overGate(review, settings);
  const count = formatNumber(included);
  const isBusy = isConfirming || giveUp.isBusy;

  async function stop(): Promise<void> {
    const { cancelTitle: title, cancel: okText, goOn: cancelText } = runMessages;
    if (await confirmed({ title, content: messages.giveUpText, okText, cancelText })) await giveUp.now();
  }

  async function mayOverwrite(): Promise<boolean> {
    const overwritten = overwrittenIn(review, settings);
    if (overwritten === 0) return true;
    return confirmed({
      title: messages.overwriteTitle(formatNumber(overwritten)),
      content: messages.overwriteText,
      okText: messages.update,
      cancelText: messages.goBack,
    });
  }

  /** What was typed or chosen but not applied is lost with the review. */
  async function mayLeaveOut(): Promise<boolean> {
    if (mappedOf !== seen.startedAt && !editing?.typed.size) return true;
    return confirmed({
      title: messages.unappliedTitle,
      content: messages.unappliedText,
      okText: messages.importAnyway,
      cancelText: messages.goBack,
    });
  }

  async function letIn() {
    if (!(await mayLeaveOut()) || !(await mayOverwrite())) return;
    const { error } = await confirm({ ...seen, settings });
    if (error) return void toasts.failed(messages.confirmFailed, error);
    forgetSettings(seen.id);
    onConfirmed();
  }

  return (
    <>
      <section className="import-card import-summary" aria-label={messages.summary}>
        <p className="import-of">
          <span>{messages.fileOf}:</span> <strong>{run.fileName}</strong>
        </p>
        {review.separator && !run.separatorFixed && (
          <SeparatorChoice seen={seen} separator={review.separator} onReadAgain={readAgain} />
        )}
        <ReviewCounts review={review} chosen={forecast} onChoose={(chosen) => state.filter(FORECAST, chosen ?? '')} />
        <ReviewReasons
          reasons={review.reasons}
          chosen={problem}
          onChoose={(chosen) => {
            state.filter(FORECAST, chosen ? `${chosen.kind}:${chosen.reason}` : '');
            if (chosen) rowsAt.current?.focus();
          }}
        />
      </section>
      <RecognisedColumns
        columns={review.columns}
        form={run.form}
        choice={(columns) => (
          <ColumnChoice
            key={seen.startedAt}
            seen={seen}
            form={run.form}
            separator={review.separator ?? null}
            columns={columns}
            constants={review.constants ?? []}
            onChange={() => setMappedOf(seen.startedAt)}
            onReadAgain={readAgain}
          />
        )}
      />
      <RowFixes
        review={review}
        isApplying={isApplying}
        onApply={(fixes, withOffered) => void apply(fixes, withOffered)}
      />
      <SettingsForm settings={settings} review={review} onChange={setSettings} />
      {review.doubtful > 0 && <DoubtfulRows seen={seen} review={review} settings={settings} onChange={setSettings} />}
      <NewCategories review={review} settings={settings} onChange={setSettings} />
      <UnknownTypes review={review} settings={settings} onChange={setSettings} />
      <div ref={rowsAt} tabIndex={-1} />
      {problem && (
        <ProblemFix
          key={`${problem.kind} ${problem.reason}`}
          problem={problem}
          review={review}
          isApplying={isApplying}
          onApply={(fixes) => void apply(fixes)}
        />
      )}
      <ReviewedRowsTable
        reviewed={reviewed}
        settings={settings}
        state={state}
        onFilter={(chosen) => state.filter(FORECAST, chosen ?? '')}
        onOpen={open}
        editing={editing}
        setEditing={setEditing}
      />
      {included === 0 && <Alert type="info" showIcon title={messages.nothingToImport} />}
      <GateAlert over={over} />
      <div className="import-confirm">
        <Button disabled={isBusy} onClick={() => void stop()}>
          {messages.giveUp}
        </Button>
        <Button disabled={reviewed.total === 0} onClick={() => open(0)}>
          {messages.stepThrough}
        </Button>
        <Button type="primary" disabled={included === 0 || over.length > 0 || isBusy} onClick={() => void letIn()}>
          {run.form === 'json' ? messages.confirmJson(count) : messages.confirmTsv(count)}
        </Button>
      </div>
      <PreviewDialog
        open={preview.isOpen}
        reviewed={reviewed}
        settings={settings}
        at={preview.at}
        onStep={open}
        onClose={() => setPreview({ ...preview, isOpen: false })}
      />
    </>
  );
}
