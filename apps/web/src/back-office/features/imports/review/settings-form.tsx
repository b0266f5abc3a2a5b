import { formatNumber } from '@tedarik/turkish';
import { Checkbox, Radio } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Review, Settings } from '../api/review.js';
import { CategoryPicker } from '../categories/category-picker.js';
import { rowsWithoutCity } from '../api/gate.js';
import { importMessages } from '../imports.messages.js';
import { GateForm } from './gate-form.js';
import { areNumbered } from './recognised-columns.js';
import type { ChangeSettings } from './use-saved-settings.js';

interface SettingsFormProps {
  settings: Settings;
  review: Review;
  onChange: (change: ChangeSettings) => void;
}

/** Settings for all rows without a choice of their own (IMP-JSON-34, IMP-JSON-41). */
export function SettingsForm({ settings, review, onChange }: SettingsFormProps) {
  const messages = useMessages(importMessages);
  const guessed = rowsWithoutCity(review);
  const isKept = review.columns && !areNumbered(review.columns);
  const change = (changed: Partial<Settings>) => onChange((now) => ({ ...now, ...changed }));
  return (
    <section className="import-card" aria-labelledby="import-settings">
      <h2 id="import-settings">{messages.settings}</h2>
      <p className="import-lead">
        {messages.settingsLead} {isKept && messages.settingsKept}
      </p>
      <div className="import-settings">
        <Choice
          name="status"
          label={messages.status}
          value={settings.status}
          options={[
            { value: 'active', label: messages.active, help: messages.activeHelp },
            { value: 'pending', label: messages.pending, help: messages.pendingHelp },
          ]}
          onChange={(status) => change({ status })}
        />
        <fieldset>
          <legend>{messages.defaultCategory}</legend>
          <CategoryPicker
            label={messages.defaultCategory}
            placeholder={messages.other}
            value={settings.defaultCategory ?? null}
            allowClear
            onChange={(defaultCategory) => change({ defaultCategory })}
          />
          <small>{messages.defaultCategoryHelp}</small>
        </fieldset>
        {guessed > 0 && (
          <fieldset>
            <legend>{messages.withoutCity(formatNumber(guessed))}</legend>
            <small>{messages.withoutCityHelp}</small>
            <Checkbox
              checked={settings.leaveOutWithoutCity === true}
              onChange={({ target }) => change({ leaveOutWithoutCity: target.checked })}
            >
              {messages.leaveOutWithoutCity}
            </Checkbox>
          </fieldset>
        )}
        {review.duplicate > 0 && (
          <Choice
            name="onDuplicate"
            label={messages.onDuplicate}
            value={settings.onDuplicate}
            options={[
              { value: 'skip', label: messages.allSkip },
              { value: 'update', label: messages.allUpdate },
            ]}
            onChange={(onDuplicate) => change({ onDuplicate })}
          />
        )}
        {review.branch > 0 && (
          <Choice
            name="onBranch"
            label={messages.onBranch}
            value={settings.onBranch}
            options={[
              { value: 'skip', label: messages.allSkip },
              { value: 'branch', label: messages.allBranches },
              { value: 'update', label: messages.allUpdate },
            ]}
            onChange={(onBranch) => change({ onBranch })}
          />
        )}
        <GateForm settings={settings} onChange={change} />
      </div>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  options: { value: Value; label: string; help?: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ name, label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <Radio.Group
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        aria-label={label}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value}>
            {option.label}
            {option.help && <small>{option.help}</small>}
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  );
}
