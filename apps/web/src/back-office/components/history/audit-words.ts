import { useMessages } from '../../../lib/messages.js';
import { actionMessages, fieldMessages, historyMessages, kindMessages } from './history.messages.js';

/** What the codes of the log are called; a code without words is shown as it is. */
export function useAuditWords() {
  const actions = useMessages(actionMessages) as Record<string, string>;
  const kinds = useMessages(kindMessages) as Record<string, string>;
  const fields = useMessages(fieldMessages) as Record<string, string>;
  const { yes, no } = useMessages(historyMessages);
  const values: Record<string, string> = { true: yes, false: no };
  return {
    actions,
    kinds,
    action: (code: string) => actions[code] ?? code,
    kind: (code: string) => kinds[code] ?? code,
    field: (name: string) => fields[name] ?? name,
    value: (text: string | null | undefined) => (text ? (values[text] ?? text) : null),
  };
}
