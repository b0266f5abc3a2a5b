import { InputNumber } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Gate } from '../api/gate.js';
import type { Settings } from '../api/review.js';
import { gateMessages } from './gate.messages.js';

interface GateFormProps {
  settings: Settings;
  onChange: (changed: Partial<Settings>) => void;
}

/** Limits on the percentage of invalid rows and of rows without a city, above which an import is held back. */
export function GateForm({ settings: { gate }, onChange }: GateFormProps) {
  const messages = useMessages(gateMessages);
  const set = (limit: keyof Gate, percent: number | null) => {
    const changed: Gate = { invalid: null, withoutCity: null, ...gate, [limit]: percent };
    onChange({ gate: changed.invalid === null && changed.withoutCity === null ? null : changed });
  };
  return (
    <fieldset>
      <legend>{messages.title}</legend>
      <div className="import-gate">
        {(['invalid', 'withoutCity'] as const).map((limit) => (
          <label key={limit}>
            <span>{messages[limit]}</span>
            <InputNumber
              aria-label={messages[limit]}
              min={0}
              max={100}
              precision={0}
              controls={false}
              prefix="%"
              value={gate?.[limit] ?? null}
              onChange={(percent) => set(limit, percent)}
            />
          </label>
        ))}
      </div>
      <small>{messages.help}</small>
    </fieldset>
  );
}
