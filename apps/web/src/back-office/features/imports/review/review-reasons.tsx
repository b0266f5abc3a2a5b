import { formatNumber } from '@tedarik/turkish';
import { Button } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { StatusTag } from '../../../components/status-tag.js';
import { isSameProblem, type ReviewProblem, type Review } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import { FORECAST_TONES, NOTE } from '../forecast-tag.js';
import { useReasonText } from '../../import-runs/reason-text.js';
import { lackMessages, correctionMessages } from './correction.messages.js';
import { useProblemText } from './use-problem-text.js';

interface ReviewReasonsProps extends Pick<Review, 'reasons'> {
  chosen: ReviewProblem | null;
  onChoose: (problem: ReviewProblem | null) => void;
}

/** Why rows are not new, and which values were left out: the number of rows and the first one. Each reason filters the rows. */
export function ReviewReasons({ reasons, chosen, onChoose }: ReviewReasonsProps) {
  const messages = useMessages(importMessages);
  const mend = useMessages(correctionMessages);
  const problemText = useProblemText();
  const reasonText = useReasonText();
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="import-reasons">
      <h2 id="import-reasons">{messages.reasons}</h2>
      <ul className="import-reasons">
        {reasons.map(({ kind, reason, count, rows }) => {
          const isChosen = isSameProblem(chosen, { kind, reason });
          return (
            <li key={`${kind} ${reason}`}>
              {reason === NOTE ? (
                <StatusTag tone="off">{messages.note}</StatusTag>
              ) : (
                <StatusTag tone={FORECAST_TONES[kind as keyof typeof FORECAST_TONES]}>
                  {messages[kind as 'invalid' | 'warning']}
                </StatusTag>
              )}
              <div>
                {reason in lackMessages ? (
                  <strong>{mend.narrowed(problemText({ reason }), formatNumber(count))}</strong>
                ) : (
                  <>
                    <strong>{messages.rowsCounted(formatNumber(count))}:</strong> {reasonText(reason)}
                  </>
                )}
                <small>
                  {messages.rowNumbers(rows.map(formatNumber).join(', '))}
                  {rows.length < count && '…'}
                </small>
              </div>
              <Button
                size="small"
                aria-pressed={isChosen}
                aria-label={mend.showRowsOf(problemText({ reason }))}
                onClick={() => onChoose(isChosen ? null : { kind, reason })}
              >
                {isChosen ? mend.showAll : mend.showRows}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
