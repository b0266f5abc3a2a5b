import { StandingTag } from '../../../components/status-tag.js';
import type { RunStatus } from '../api/import-runs-api.js';
import { STATUS_STANDINGS, useStatusWords } from '../use-run-words.js';

export function RunStatusTag({ status }: { status: RunStatus }) {
  const words = useStatusWords();
  return <StandingTag standing={STATUS_STANDINGS[status]}>{words[status]}</StandingTag>;
}
