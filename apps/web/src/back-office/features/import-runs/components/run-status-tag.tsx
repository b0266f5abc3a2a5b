import { useMessages } from '../../../../lib/messages.js';
import { importStatuses } from '../../../components/import-words.js';
import { StandingTag } from '../../../components/status-tag.js';
import type { RunStatus } from '../api/import-runs-api.js';
import { STATUS_STANDINGS } from '../standings.js';

export function RunStatusTag({ status }: { status: RunStatus }) {
  const words = useMessages(importStatuses);
  return <StandingTag standing={STATUS_STANDINGS[status]}>{words[status]}</StandingTag>;
}
