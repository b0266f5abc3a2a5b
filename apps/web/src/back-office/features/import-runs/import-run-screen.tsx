import { formatShortMoment } from '@tedarik/turkish';
import { Link, useParams } from 'react-router-dom';
import { useMessages } from '../../../lib/messages.js';
import { backOfficePaths } from '../../back-office-paths.js';
import { ScreenHead } from '../../components/screen-head.js';
import { useImportRun } from './use-import-run.js';
import { ImportRun } from './import-run.js';
import { importRunMessages } from './import-runs.messages.js';

/** /yonetici/aktarimlar/:id: one import. */
export function Component() {
  const messages = useMessages(importRunMessages);
  const { id = '' } = useParams();
  const { data: run } = useImportRun(id);
  const who = run && `${run.startedBy ?? messages.commandLine}, ${formatShortMoment(run.createdAt)}`;
  return (
    <>
      <ScreenHead title={run?.fileName ?? messages.runTitle} lead={who}>
        <Link to={backOfficePaths.importRuns}>{messages.allRuns}</Link>
      </ScreenHead>
      <ImportRun key={id} id={id} />
    </>
  );
}
