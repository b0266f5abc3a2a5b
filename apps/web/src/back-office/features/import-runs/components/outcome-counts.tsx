import { formatNumber } from '@tedarik/turkish';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { StatusTag } from '../../../components/status-tag.js';
import type { Run } from '../api/import-runs-api.js';
import { importRunMessages } from '../import-runs.messages.js';
import { OUTCOME_TONES, OUTCOMES } from '../tones.js';

interface OutcomeCountsProps {
  run: Run;
  /** Leaves out counts of zero. */
  isShort?: boolean;
}

/** Numbers of rows by outcome, and of those undone or kept by an undo. */
export function OutcomeCounts({ run, isShort = false }: OutcomeCountsProps) {
  const messages = useMessages(importRunMessages);
  const shared = useMessages(backOfficeMessages);
  const undos = (['undone', 'kept'] as const).filter((undo) => run[undo] > 0);
  const shown = [...OUTCOMES.filter((outcome) => !isShort || run[outcome] > 0), ...undos];
  if (shown.length === 0) return shared.dash;
  return (
    <ul className="outcome-counts">
      {shown.map((outcome) => (
        <li key={outcome}>
          <StatusTag tone={OUTCOME_TONES[outcome]}>
            {messages[outcome]} <strong>{formatNumber(run[outcome])}</strong>
          </StatusTag>
        </li>
      ))}
    </ul>
  );
}
