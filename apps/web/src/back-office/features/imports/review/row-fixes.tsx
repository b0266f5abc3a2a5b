import { formatNumber } from '@tedarik/turkish';
import { Alert, Button } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Fix, Review } from '../api/review.js';
import { correctionMessages } from './correction.messages.js';
import { targetMessages } from './recognised.messages.js';
import { useProblemText } from './use-problem-text.js';

interface RowFixesProps {
  review: Review;
  isApplying: boolean;
  onApply: (fixes: Fix[], withOffered?: boolean) => void;
}

/** The fixes applied to all rows with a problem, each of which can be removed, and fixes offered from earlier files. */
export function RowFixes({ review, isApplying, onApply }: RowFixesProps) {
  const messages = useMessages(correctionMessages);
  const targets = useMessages(targetMessages);
  const problemText = useProblemText();
  const fixes = review.fixes ?? [];
  const offered = review.offered ?? 0;
  const textOf = ({ problem, where, target, text }: Fix) => {
    const what = where
      ? `${problemText(problem)} (${messages.fixWhere(where.column, where.text)})`
      : problemText(problem);
    return messages.fixOf(what, targets[target], text);
  };
  return (
    <>
      {offered > 0 && (
        <Alert
          type="info"
          showIcon
          title={messages.offered(formatNumber(offered))}
          description={messages.offeredText}
          action={
            <Button type="primary" loading={isApplying} onClick={() => onApply(fixes, true)}>
              {messages.applyOffered}
            </Button>
          }
        />
      )}
      {fixes.length > 0 && (
        <section className="import-card" aria-labelledby="import-fixes">
          <h2 id="import-fixes">{messages.fixes}</h2>
          <ul className="import-fixes">
            {fixes.map((fix, at) => (
              <li key={at}>
                <span>{textOf(fix)}</span>
                <Button
                  size="small"
                  aria-label={messages.removeFixOf(textOf(fix))}
                  disabled={isApplying}
                  onClick={() => onApply(fixes.filter((one) => one !== fix))}
                >
                  {messages.removeFix}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
