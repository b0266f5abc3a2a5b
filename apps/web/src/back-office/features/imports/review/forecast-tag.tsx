import { useMessages } from '../../../../lib/messages.js';
import { type Standing, StandingTag } from '../../../components/status-tag.js';
import type { Forecast } from '../api/review.js';
import { importMessages } from '../imports.messages.js';

export const FORECAST_STANDINGS: Readonly<Record<Forecast | 'warning', Standing>> = {
  new: 'good',
  duplicate: 'off',
  branch: 'running',
  invalid: 'bad',
  warning: 'waiting',
};

/** What the dry run expects of a row. */
export function ForecastTag({ forecast }: { forecast: Forecast }) {
  const messages = useMessages(importMessages);
  return <StandingTag standing={FORECAST_STANDINGS[forecast]}>{messages[forecast]}</StandingTag>;
}
