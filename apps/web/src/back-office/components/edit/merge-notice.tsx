import { Alert, Button, Radio } from 'antd';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { editMessages } from './edit.messages.js';
import { type EditedField, wordsOf } from './edited-field.js';
import { fromDifference } from './from-difference.js';
import type { Conflict, Side } from './merge-edits.js';

export interface MetConflict extends Conflict {
  /** Null until the user has decided. */
  chosen: Side | null;
}

interface MergeNoticeProps {
  /** Where the other changes come from: another person, or the record itself since the draft was made. */
  from: 'other' | 'draft';
  conflicts: readonly MetConflict[];
  /** Labels of the fields that only the other side changed; empty if none. */
  taken: string;
  fieldOf: (name: string) => EditedField;
  isReminded: boolean;
  onChoose: (conflict: MetConflict, side: Side) => void;
  onTakeTheirs: () => void;
  onSave: () => void;
}

/** Shows which fields were merged and which conflicts need a decision, with both sides next to each other. */
export function MergeNotice({
  from,
  conflicts,
  taken,
  fieldOf,
  isReminded,
  onChoose,
  onTakeTheirs,
  onSave,
}: MergeNoticeProps) {
  const messages = useMessages(editMessages);
  const shared = useMessages(backOfficeMessages);
  const isFromOther = from === 'other';
  return (
    <Alert
      className="form-alert"
      type={isFromOther || conflicts.length > 0 ? 'warning' : 'info'}
      showIcon
      title={isFromOther ? shared.changedMeanwhile : messages.draftTaken}
      description={
        (isFromOther || conflicts.length > 0) && (
          <>
            {isFromOther && <p>{taken ? messages.takenFromOther(taken) : messages.nothingLost}</p>}
            {conflicts.length > 0 && (
              <>
                <p>{isFromOther ? messages.bothChanged : messages.draftDiffers}</p>
                <Choices {...{ from, conflicts, fieldOf, onChoose }} />
              </>
            )}
            {isReminded && <p role="alert">{messages.chooseFirst}</p>}
            {isFromOther && (
              <div className="conflict-actions">
                <Button size="small" type="primary" onClick={onSave}>
                  {messages.saveMerged}
                </Button>
                <Button size="small" onClick={onTakeTheirs}>
                  {shared.takeTheirs}
                </Button>
              </div>
            )}
          </>
        )
      }
    />
  );
}

function Choices({
  from,
  conflicts,
  fieldOf,
  onChoose,
}: Pick<MergeNoticeProps, 'from' | 'conflicts' | 'fieldOf' | 'onChoose'>) {
  const messages = useMessages(editMessages);
  const shared = useMessages(backOfficeMessages);
  return (
    <table className="differences choices">
      <thead>
        <tr>
          <td />
          <th scope="col">{from === 'other' ? shared.mine : messages.inDraft}</th>
          <th scope="col">{from === 'other' ? shared.theirs : messages.inForm}</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map((conflict) => {
          const field = fieldOf(conflict.field);
          const label = labelOf(conflict, field);
          const [mine, theirs] = [textOf(conflict, 'mine', field), textOf(conflict, 'theirs', field)];
          const shown = { mine: differing(mine, theirs), theirs: differing(theirs, mine) };
          return (
            <tr key={`${conflict.field} ${conflict.at ?? ''}`}>
              <th scope="row">{label}</th>
              {(['mine', 'theirs'] as const).map((side) => (
                <td key={side}>
                  <Radio
                    name={`${conflict.field} ${conflict.at ?? ''}`}
                    checked={conflict.chosen === side}
                    onChange={() => onChoose(conflict, side)}
                  >
                    {shown[side]}
                  </Radio>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );

  function differing(text: string | undefined, other = ''): string {
    return text === undefined ? messages.removed : fromDifference(text, other);
  }
  /** Undefined for a row that this side removed. */
  function textOf(conflict: MetConflict, side: Side, field: EditedField): string | undefined {
    const { at, [side]: value } = conflict;
    if (at !== undefined && value === undefined) return undefined;
    const text = at === undefined ? wordsOf(field, value) : field.part?.say(value as never);
    return text || shared.dash;
  }
}

function labelOf({ at, mine, theirs }: MetConflict, { label, part }: EditedField): string {
  return at === undefined || !part ? label : `${label}: ${part.label((mine ?? theirs) as never, at)}`;
}
