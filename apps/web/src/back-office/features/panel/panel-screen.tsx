import { useMessages } from '../../../lib/messages.js';
import { useBackOfficeSelector } from '../../api/store.js';
import { ScreenHead } from '../../components/screen-head.js';
import { FailureAlert } from '../../components/failure-alert.js';
import { usePanelQuery } from './api/panel-api.js';
import { DailyGraphs } from './components/daily-graphs.js';
import { Counters } from './components/counters.js';
import { IndicesCard } from './components/indices-card.js';
import { DeadLettersCard } from './components/dead-letters-card.js';
import { PartsCard } from './components/parts-card.js';
import { LatestBusinesses } from './components/recent-businesses.js';
import { ToDoCard } from './components/to-do-card.js';
import { WaitingCard } from './components/waiting-card.js';
import { panelMessages } from './panel.messages.js';

/** /yonetici/panel: pending work first, then statistics, then the state of the system (ADM-LAY-02). */
export function Component() {
  const messages = useMessages(panelMessages);
  const { data, error, isFetching, refetch } = usePanelQuery(undefined, { refetchOnMountOrArgChange: true });
  const mayManage = useBackOfficeSelector(({ session }) => session.me!.areas.includes('businesses'));
  const isAdministrator = useBackOfficeSelector(({ session }) => session.me!.role === 'admin');
  return (
    <>
      <ScreenHead title={messages.title} />
      {error && !isFetching && (
        <FailureAlert error={error} title={messages.failedToLoad} retry={refetch} className="panel-failure" />
      )}
      {(data || !error) && <Counters panel={data} />}
      <div className="panel-columns">
        {(data || !error) && <LatestBusinesses recent={data?.recent} />}
        <div className="panel-aside">
          <WaitingCard />
          {mayManage && <ToDoCard />}
        </div>
      </div>
      <DailyGraphs />
      {isAdministrator && (
        <div className="panel-system">
          <PartsCard />
          <IndicesCard />
          <DeadLettersCard />
        </div>
      )}
    </>
  );
}
