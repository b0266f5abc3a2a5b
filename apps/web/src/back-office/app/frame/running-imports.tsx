import { Progress } from 'antd';
import { Link } from 'react-router-dom';
import { useRunningImports } from '../../features/import-runs/use-import-run.js';
import { importRunMessages } from '../../features/import-runs/import-runs.messages.js';
import { useMessages } from '../../../lib/messages.js';
import { backOfficePaths } from '../../back-office-paths.js';

const RING_PX = 22;

/** Progress of running imports, visible on every screen. Announced to screen readers only when their number changes. */
export function RunningImports() {
  const messages = useMessages(importRunMessages);
  const moving = useRunningImports();
  const [only] = moving;
  const going = moving.filter(({ status }) => status !== 'paused').length;
  const told = going > 0 ? messages.underWay(going) : messages.onHold(moving.length);
  const text = only ? told : '';
  return (
    <>
      <span className="visually-hidden" role="status">
        {text}
      </span>
      {only && (
        <Link
          className="moving-imports"
          to={moving.length === 1 ? backOfficePaths.importRun(only.id) : backOfficePaths.importRuns}
          aria-label={text}
        >
          <Progress
            type="circle"
            size={RING_PX}
            strokeWidth={14}
            percent={percentOf(moving)}
            showInfo={false}
            aria-hidden
          />
          <span className="from-tablet">{text}</span>
          <span className="to-tablet">{moving.length}</span>
        </Link>
      )}
    </>
  );
}

function percentOf(imports: readonly { read: number; remaining: number }[]): number {
  const read = imports.reduce((sum, each) => sum + each.read, 0);
  const remaining = imports.reduce((sum, each) => sum + each.remaining, 0);
  return read ? Math.floor(((read - remaining) * 100) / read) : 0;
}
