import { useMessages } from '../../../lib/messages.js';
import { type Tone, StatusTag } from '../../components/status-tag.js';
import type { Forecast, ReviewedRow } from './api/review.js';
import { importMessages } from './imports.messages.js';

export const FORECAST_TONES: Readonly<Record<Forecast | 'warning', Tone>> = {
  new: 'good',
  duplicate: 'off',
  branch: 'running',
  doubtful: 'waiting',
  invalid: 'bad',
  warning: 'waiting',
};

/** The reason why a line below a list is left out; it is no invalid row. */
export const NOTE = 'note-beside-list';

interface ForecastTagProps {
  row: Pick<ReviewedRow, 'forecast' | 'match' | 'refusal'>;
}

/** The forecast of a row as a tag. */
export function ForecastTag({ row: { forecast, match, refusal } }: ForecastTagProps) {
  const messages = useMessages(importMessages);
  if (refusal === NOTE) return <StatusTag tone="off">{messages.note}</StatusTag>;
  const text = forecast === 'duplicate' && !match ? messages.repeated : messages[forecast];
  return <StatusTag tone={FORECAST_TONES[forecast]}>{text}</StatusTag>;
}
