import { daysUntil, formatNumber } from '@tedarik/turkish';
import { Skeleton } from 'antd';
import { DayBars } from '../../../../components/day-bars.js';
import { useMessages } from '../../../../lib/messages.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { type DailyGraph, useDailyGraphsQuery } from '../api/panel-api.js';
import { dailyGraphsMessages } from '../daily-graphs.messages.js';

const DAYS = 30;

/** Graphs of the last thirty days; if a service is unreachable, only its own graphs are missing. */
export function DailyGraphs() {
  const messages = useMessages(dailyGraphsMessages);
  const { data, error, isFetching, refetch } = useDailyGraphsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className="panel-graphs" aria-labelledby="panel-graphs">
      <h2 id="panel-graphs">{messages.last30}</h2>
      {!data && !error && <Skeleton active />}
      {!data && error && !isFetching && <FailureAlert error={error} title={messages.graphsFailed} retry={refetch} />}
      <div className="graphs">
        {data?.graphs.map((graph) => (
          <Graph key={graph.id} graph={graph} until={data.until} />
        ))}
      </div>
    </section>
  );
}

function Graph({ graph: { id, counts }, until }: { graph: DailyGraph; until: string }) {
  const messages = useMessages(dailyGraphsMessages);
  const titles: Record<string, string> = {
    ...{ pageViews: messages.pageViews, searches: messages.searchesMade, reviews: messages.reviewsPosted },
    ...{ quoteRequests: messages.quoteRequests, added: messages.added, imported: messages.imported },
  };
  const title = titles[id] ?? id;
  return (
    <div className="graph">
      <h3>{title}</h3>
      {counts ? <Numbers title={title} counts={counts} until={until} /> : <p>{messages.graphAway}</p>}
    </div>
  );
}

function Numbers({ title, counts, until }: { title: string; counts: readonly number[]; until: string }) {
  const change = useChange();
  const last = counts.slice(-DAYS);
  const total = sum(last);
  return (
    <>
      <p className="graph-total">
        <strong>{formatNumber(total)}</strong> {change(total, sum(counts.slice(-2 * DAYS, -DAYS)))}
      </p>
      <DayBars title={title} days={daysUntil(until, last.length)} counts={last} />
    </>
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Describes in words how a total differs from the previous period's. */
function useChange(): (total: number, before: number) => string {
  const { rose, fell, unchanged, noneBefore } = useMessages(dailyGraphsMessages);
  return (total, before) => {
    if (total === before) return unchanged;
    if (before === 0) return noneBefore;
    const percent = formatNumber(Math.max(1, Math.round((Math.abs(total - before) / before) * 100)));
    return total > before ? rose(percent) : fell(percent);
  };
}
