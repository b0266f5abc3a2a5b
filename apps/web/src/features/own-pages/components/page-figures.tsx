import { formatNumber } from '@tedarik/turkish';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { DayBars } from '../../../components/day-bars.js';
import { Loading } from '../../../components/skeletons.js';
import { ErrorState } from '../../../components/state-panel.js';
import { searchPath } from '../../../config/paths.js';
import type { GetMyPageFiguresQuery } from '../../../lib/graphql/types.js';
import { GetMyPageFigures } from '../../../lib/later/figures-operations.js';
import { useMessages } from '../../../lib/messages.js';
import { failedBy, type Failed, useServices } from '../../../lib/services.js';
import { pageFiguresMessages } from '../page-figures.messages.js';

type Figures = GetMyPageFiguresQuery['myPageFigures'];

const PERIODS = [30, 90];
const MEASURES = ['views', 'calls', 'chats', 'directions', 'websites', 'quoteRequests'] as const;
type Measure = (typeof MEASURES)[number];

/** What visitors did on the page: a number for each measure, one of them by day, and the searches that led here. */
export function PageFigures({ businessId }: { businessId: string }) {
  const messages = useMessages(pageFiguresMessages);
  const [period, setPeriod] = useState(30);
  const { figures, failure, load } = useFigures(businessId, period);
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
      {failure && <ErrorState heading="h3" title={messages.failed} traceId={failure.traceId} onRetry={load} />}
      {!failure && !figures && <Loading />}
      {figures && <Shown figures={figures} />}
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

/** Those of the last period stay until those of the next one have come. */
function useFigures(businessId: string, days: number) {
  const { query } = useServices();
  const [figures, setFigures] = useState<Figures | null>(null);
  const [failure, setFailure] = useState<Failed | null>(null);
  const fetchFigures = useCallback(
    (isWanted: () => boolean) =>
      void query(GetMyPageFigures, { businessId, days }).then(
        ({ myPageFigures }) => {
          if (!isWanted()) return;
          setFailure(null);
          setFigures(myPageFigures);
        },
        (error: unknown) => {
          if (!isWanted()) return;
          setFigures(null);
          setFailure(failedBy(error));
        },
      ),
    [businessId, days, query],
  );
  useEffect(() => {
    let isWanted = true;
    fetchFigures(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [fetchFigures]);
  return { figures, failure, load: () => fetchFigures(() => true) };
}
