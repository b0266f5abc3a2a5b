import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import type { EditOf } from '../edit/use-edit.js';
import { useChangeWords } from '../history/audit-words.js';
import type { AuditRecord } from '../history/history-api.js';
import { RecordHistory } from '../history/record-history.js';
import { useToasts } from '../use-toasts.js';
import type { Former } from './former-fields.js';
import { RestoreDialog } from './restore-dialog.js';
import { restoreMessages } from './restore.messages.js';

interface RestorableHistoryProps<Values> {
  edit: EditOf<Values> & { id: string | null };
  /** Computes the form's values before the oldest of these changes. */
  former: (changes: readonly AuditRecord[]) => Former<Values>;
}

/**
 * The history of a record with a way to restore former values. They are loaded into the form and not saved directly, so that saving runs
 * all checks.
 */
export function RestorableHistory<Values extends object>({ edit, former }: RestorableHistoryProps<Values>) {
  const messages = useMessages(restoreMessages);
  const toasts = useToasts();
  const { field } = useChangeWords(edit.kind);
  const [wanted, setWanted] = useState<Former<Values> | null>(null);
  if (edit.id === null) return null;
  return (
    <>
      <RecordHistory
        kind={edit.kind}
        id={edit.id}
        below={(changes) => (
          <Button size="small" icon={<UndoOutlined aria-hidden />} onClick={() => setWanted(former(changes))}>
            {messages.restore}
          </Button>
        )}
      />
      <RestoreDialog
        isOpen={wanted !== null}
        changes={wanted ? edit.differencesTo(wanted.values) : []}
        lost={wanted?.lost.map(field).join(', ') ?? ''}
        onFill={() => {
          if (wanted) edit.fill(wanted.values);
          setWanted(null);
          toasts.succeeded(messages.filled);
        }}
        onClose={() => setWanted(null)}
      />
    </>
  );
}
