import { Checkbox } from 'antd';
import { HeadRow } from '../../../../components/head-row.js';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useChangeWords } from '../../../components/history/audit-words.js';
import type { ProposedChange } from '../api/change-suggestions-api.js';
import { changeSuggestionMessages } from '../change-suggestions.messages.js';

interface ProposedChangesProps {
  changes: readonly ProposedChange[];
  /** The accepted parts. Without `onChoose` they are read-only. */
  chosen: ReadonlySet<string>;
  onChoose?: (part: string, isChosen: boolean) => void;
}

/** Each part before and after, and its current value if that differs from both. */
export function ProposedChanges({ changes, chosen, onChoose }: ProposedChangesProps) {
  const messages = useMessages(changeSuggestionMessages);
  const { dash } = useMessages(backOfficeMessages);
  const words = useChangeWords('change-suggestion');
  const valueOf = (part: string, text: string | null | undefined) => words.value(part, text) ?? dash;
  return (
    <table className="differences">
      <HeadRow titles={[messages.part, messages.seen, messages.suggested]} />
      <tbody>
        {changes.map(({ part, seen, suggested, current }) => (
          <tr key={part}>
            <th scope="row">
              <Checkbox
                checked={chosen.has(part)}
                disabled={!onChoose}
                aria-label={messages.acceptPart(words.field(part))}
                onChange={({ target }) => onChoose?.(part, target.checked)}
              >
                {words.field(part)}
              </Checkbox>
            </th>
            <td>
              {valueOf(part, seen)}
              {onChoose && current !== seen && (
                <div className="now">
                  {current === suggested ? messages.soAlready : messages.now(valueOf(part, current))}
                </div>
              )}
            </td>
            <td>{valueOf(part, suggested)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
