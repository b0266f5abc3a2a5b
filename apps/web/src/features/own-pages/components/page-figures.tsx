import { formatNumber } from '@tedarik/turkish';
import { useCallback, useState } from 'react';
import { Link } from '../../../lib/router/link.js';
import { DayBars } from '../../../components/day-bars.js';
import { Loading } from '../../../components/skeletons.js';
import { ErrorState } from '../../../components/state-panel.js';
import { searchPath } from '../../../config/paths.js';
import type { RunQuery } from '../../../lib/graphql/operation.js';
import type { GetMyPageFiguresQuery } from '../../../lib/graphql/types.js';
import { GetMyPageFigures } from '../../../lib/later/figures-operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useClientQuery } from '../../../lib/session/use-client-query.js';
import { pageFiguresMessages } from '../page-figures.messages.js';

type Figures = GetMyPageFiguresQuery['myPageFigures'];

const PERIODS = [30, 90];
const MEASURES = ['views', 'calls', 'chats', 'directions', 'websites', 'quoteRequests'] as const;
type Measure = (typeof MEASURES)[number];

/** Usage figures of the page: a total per measure, one measure by day, and the searches that led here. */
export function PageFigures({ businessId }: { businessId: string }) {
  const messages = useMessages(pageFiguresMessages);
  const [period, setPeriod] = useState(30);
  const figures = useClientQuery(
    useCallback(
      async (query: RunQuery) => (await query(GetMyPageFigures, { businessId, days: period })).myPageFigures,
      [businessId, period],
    ),
  );
  return (
    <section className="panel page-figures" aria-labelledby="page-figures">
      <h2 id="page-figures">{messages.title}</h2>
      <p className="muted small">{messages.lead}</p>
      <div className="own-actions" role="group" aria-label={messages.period}>
        {PERIODS.map((days) => (
          <button
            key={days}
            className="button outline small"
            type="button"
            aria-pressed={days === period}
            onClick={() => setPeriod(days)}
          >
            {messages.lastDays(days)}
          </button>
        ))}
      </div>
      {figures.state === 'loading' && <Loading />}
      {(figures.state === 'failed' || figures.state === 'refused') && (
        <ErrorState heading="h3" title={messages.failed} traceId={figures.traceId} onRetry={figures.reload} />
      )}
      {figures.state === 'loaded' && <Shown figures={figures.data} />}
    </section>
  );
}

function Shown({ figures: { days, searches } }: { figures: Figures }) {
  const messages = useMessages(pageFiguresMessages);
  const [chosen, setChosen] = useState<Measure>('views');
  const told = MEASURES.filter((measure) => days.every((day) => typeof day[measure] === 'number'));
  const measure = told.includes(chosen) ? chosen : 'views';
  const counts = (of: Measure) => days.map((day) => day[of] ?? 0);
  return (
    <>
      <div className="figure-tiles" role="group" aria-label={messages.measure}>
        {told.map((one) => (
          <button key={one} type="button" aria-pressed={one === measure} onClick={() => setChosen(one)}>
            <strong>{formatNumber(counts(one).reduce((sum, count) => sum + count, 0))}</strong> {messages[one]}
          </button>
        ))}
      </div>
      {!told.includes('quoteRequests') && <p className="muted small">{messages.quotesAway}</p>}
      <DayBars title={messages[measure]} days={days.map(({ day }) => day)} counts={counts(measure)} />
      <h3>{messages.searches}</h3>
      {searches.length === 0 && <p className="muted">{messages.noSearches}</p>}
      <ol className="page-searches">
        {searches.map(({ text, times }) => (
          <li key={text}>
            <Link to={searchPath(text)}>{text}</Link>{' '}
            <span className="muted">{messages.times(formatNumber(times))}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
