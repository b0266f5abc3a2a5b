import { sortKey } from '@tedarik/turkish';
import { Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import { recognisedMessages, targetMessages } from './recognised.messages.js';
import type { Target } from './use-mapping-draft.js';

/** Value for a column that is not mapped. */
const NOWHERE = 'nowhere';
/** A target that is recognised but never imported, so it is not offered. */
const RATING = 'rating';

interface TargetSelectProps {
  label: string;
  value: Target | null;
  isDisabled?: boolean;
  onChange: (target: Target | null) => void;
}

/** A select for the field to which values of the file are mapped, or none. */
export function TargetSelect({ label, value, isDisabled = false, onChange }: TargetSelectProps) {
  const messages = useMessages(recognisedMessages);
  const targets = useMessages(targetMessages);
  const options = Object.entries(targets)
    .filter(([target]) => target !== RATING || value === RATING)
    .map(([target, text]) => ({ value: target, label: text }))
    .toSorted((one, other) => (sortKey(one.label) < sortKey(other.label) ? -1 : 1));
  return (
    <Select
      className="import-target"
      aria-label={label}
      virtual={false}
      showSearch={foldedSearch}
      value={value ?? NOWHERE}
      options={[{ value: NOWHERE, label: messages.isLeftOut }, ...options]}
      disabled={isDisabled}
      onChange={(chosen: string) => onChange(chosen === NOWHERE ? null : (chosen as Target))}
    />
  );
}
