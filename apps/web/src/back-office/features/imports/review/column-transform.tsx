import { AutoComplete, Button, Input } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import { recognisedMessages } from './recognised.messages.js';
import { TargetSelect } from './target-select.js';
import type { DraftColumn, MappingDraft } from './use-mapping-draft.js';
import { ValueInput } from './value-input.js';

const MOST_FURTHER = 5;
const LONGEST_SIGN = 5;
const LONGEST_VALUE = 60;

interface ColumnTransformProps {
  column: DraftColumn;
  /** Displayed name of the column. */
  name: string;
  onChange: (changed: Parameters<MappingDraft['change']>[1]) => void;
}

/** Transformations of a column's texts before they are mapped: replacements and splitting. */
export function ColumnTransform(props: ColumnTransformProps) {
  return (
    <div className="import-transform">
      <Split {...props} />
      <Replacements {...props} />
    </div>
  );
}

function Split({ column: { split, sample }, name, onChange }: ColumnTransformProps) {
  const messages = useMessages(recognisedMessages);
  const { by = '', further = [{ target: null }] } = split ?? {};
  const set = (changed: Partial<NonNullable<DraftColumn['split']>>) => onChange({ split: { by, further, ...changed } });
  return (
    <fieldset>
      <legend>{messages.splitLegend}</legend>
      <Input
        className="import-sign"
        aria-label={messages.splitBy(name)}
        placeholder="/"
        maxLength={LONGEST_SIGN}
        value={by}
        onChange={({ target }) => (target.value === '' ? onChange({ split: null }) : set({ by: target.value }))}
      />
      <small>{messages.splitHelp}</small>
      {split && (
        <>
          {by !== '' && sample.includes(by) && (
            <small>
              {messages.splitSample(
                sample
                  .split(by)
                  .map((part) => part.trim())
                  .join(' | '),
              )}
            </small>
          )}
          {further.map(({ target }, at) => (
            <div key={at} className="import-part">
              <small>{messages.part(at + 2)}</small>
              <TargetSelect
                label={messages.partGoesTo(name, at + 2)}
                value={target ?? null}
                onChange={(chosen) =>
                  set({ further: further.map((one, index) => (index === at ? { target: chosen } : one)) })
                }
              />
            </div>
          ))}
          {further.length < MOST_FURTHER && (
            <Button size="small" onClick={() => set({ further: [...further, { target: null }] })}>
              {messages.addPart}
            </Button>
          )}
        </>
      )}
    </fieldset>
  );
}

function Replacements({ column, name, onChange }: ColumnTransformProps) {
  const messages = useMessages(recognisedMessages);
  const { values, target, sample, further } = column;
  const change = (at: number, changed: Partial<(typeof values)[number]>) =>
    onChange({ values: values.map((one, index) => (index === at ? { ...one, ...changed } : one)) });
  const offered = [sample, ...(further ?? [])].filter(
    (text) => text !== '' && !values.some(({ from }) => from === text),
  );
  return (
    <fieldset>
      <legend>{messages.valuesLegend}</legend>
      {values.map(({ from, to }, at) => (
        <div key={at} className="import-replaced">
          <AutoComplete
            aria-label={messages.valueFrom(name, at + 1)}
            placeholder={messages.valueFromHint}
            value={from}
            options={offered.map((value) => ({ value, label: value }))}
            showSearch={foldedSearch}
            onChange={(text: string) => change(at, { from: text.slice(0, LONGEST_VALUE) })}
          />
          <ValueInput
            label={messages.valueTo(name, at + 1)}
            placeholder={messages.emptiesValue}
            target={target ?? null}
            value={to}
            onChange={(text) => change(at, { to: text })}
          />
          <Button
            aria-label={messages.removeValue(at + 1)}
            onClick={() => onChange({ values: values.filter((_, index) => index !== at) })}
          >
            {messages.remove}
          </Button>
        </div>
      ))}
      <Button size="small" onClick={() => onChange({ values: [...values, { from: offered[0] ?? '', to: '' }] })}>
        {messages.addValue}
      </Button>
    </fieldset>
  );
}
