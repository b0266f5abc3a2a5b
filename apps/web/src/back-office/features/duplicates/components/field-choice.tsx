import { Radio } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import type { StoredBusiness } from '../../businesses/api/businesses-api.js';
import { duplicateMessages } from '../duplicates.messages.js';
import { type MergedField, shownValue } from '../merge-choice.js';

interface FieldChoiceProps {
  label: string;
  field: MergedField;
  sides: readonly StoredBusiness[];
  /** Id of the record whose value is kept. */
  takenFrom: string;
  onTake: (id: string) => void;
}

/** A choice between the values of two records for one field. */
export function FieldChoice({ label, field, sides, takenFrom, onTake }: FieldChoiceProps) {
  const { closedDay } = useMessages(duplicateMessages);
  const { dash } = useMessages(backOfficeMessages);
  return (
    <fieldset className="merge-field">
      <legend>{label}</legend>
      <Radio.Group aria-label={label} value={takenFrom} onChange={({ target }) => onTake(target.value as string)}>
        {sides.map((side) => (
          <Radio key={side.id} value={side.id}>
            <span className="merge-value">{shownValue(side, field, closedDay) || dash}</span>
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  );
}
