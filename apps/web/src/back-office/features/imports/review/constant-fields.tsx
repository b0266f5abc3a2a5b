import { Button } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { recognisedMessages } from './recognised.messages.js';
import { TargetSelect } from './target-select.js';
import type { Constant } from './use-mapping-draft.js';
import { ValueInput } from './value-input.js';

interface ConstantFieldsProps {
  constants: Constant[];
  onChange: (constants: Constant[]) => void;
}

/** Constant values, such as a category or a city, for rows in which no column provides one. */
export function ConstantFields({ constants, onChange }: ConstantFieldsProps) {
  const messages = useMessages(recognisedMessages);
  const change = (at: number, changed: Partial<Constant>) =>
    onChange(constants.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  return (
    <fieldset className="import-constants">
      <legend>{messages.constants}</legend>
      <p className="import-lead">{messages.constantsLead}</p>
      {constants.map(({ target, text }, at) => (
        <div key={at} className="import-replaced">
          <TargetSelect
            label={messages.constantTarget(at + 1)}
            value={target}
            onChange={(chosen) => chosen && change(at, { target: chosen, text: '' })}
          />
          <ValueInput
            label={messages.constantText(at + 1)}
            placeholder={messages.constantHint}
            target={target}
            value={text}
            onChange={(given) => change(at, { text: given })}
          />
          <Button
            aria-label={messages.removeConstant(at + 1)}
            onClick={() => onChange(constants.filter((_, index) => index !== at))}
          >
            {messages.remove}
          </Button>
        </div>
      ))}
      <Button size="small" onClick={() => onChange([...constants, { target: 'category', text: '' }])}>
        {messages.addConstant}
      </Button>
    </fieldset>
  );
}
