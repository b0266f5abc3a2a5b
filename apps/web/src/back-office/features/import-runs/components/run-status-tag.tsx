import { useMessages } from '../../../../lib/messages.js';
import { importStatuses } from '../../../components/import-words.js';
import { StatusTag } from '../../../components/status-tag.js';
import type { RunStatus } from '../api/import-runs-api.js';
import { STATUS_TONES } from '../tones.js';

export function RunStatusTag({ status }: { status: RunStatus }) {
  const words = useMessages(importStatuses);
  return <StatusTag tone={STATUS_TONES[status]}>{words[status]}</StatusTag>;
}
