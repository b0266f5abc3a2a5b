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

/** The forecast of a row as a tag. */
export function ForecastTag({ row: { forecast, match } }: { row: Pick<ReviewedRow, 'forecast' | 'match'> }) {
  const messages = useMessages(importMessages);
  const text = forecast === 'duplicate' && !match ? messages.repeated : messages[forecast];
  return <StatusTag tone={FORECAST_TONES[forecast]}>{text}</StatusTag>;
}
