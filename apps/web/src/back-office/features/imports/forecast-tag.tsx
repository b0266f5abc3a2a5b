import { useMessages } from '../../../lib/messages.js';
import { type Standing, StandingTag } from '../../components/status-tag.js';
import type { Forecast, ReviewedRow } from './api/review.js';
import { importMessages } from './imports.messages.js';

export const FORECAST_STANDINGS: Readonly<Record<Forecast | 'warning', Standing>> = {
  new: 'good',
  duplicate: 'off',
  branch: 'running',
  invalid: 'bad',
  warning: 'waiting',
};

/** What the dry run expects of a row. */
export function ForecastTag({ row: { forecast, match } }: { row: Pick<ReviewedRow, 'forecast' | 'match'> }) {
  const messages = useMessages(importMessages);
  const text = forecast === 'duplicate' && !match ? messages.repeated : messages[forecast];
  return <StandingTag standing={FORECAST_STANDINGS[forecast]}>{text}</StandingTag>;
}
