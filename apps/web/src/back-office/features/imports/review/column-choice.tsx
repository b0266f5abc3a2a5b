import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { StatusTag } from '../../../components/status-tag.js';
import type { Reviewed, Separator } from '../api/review.js';
import { type Column, ColumnsTable } from './recognised-columns.js';
import { recognisedMessages, targetMessages } from './recognised.messages.js';
import { useReadAgain } from './use-read-again.js';

/** A longer table is opened by whoever wants to see it. */
const OPEN = 20;

type Target = NonNullable<Column['target']>;
/** A column that goes nowhere. */
const NOWHERE = 'nowhere';

interface ColumnChoiceProps {
  seen: Reviewed;
  separator: Separator;
  columns: Column[];
  onReadAgain: () => void;
}

/** Where each column of a table goes, and somewhere else if somebody knows better: the file is read again then. */
export function ColumnChoice({ seen, separator, columns, onReadAgain }: ColumnChoiceProps) {
  const messages = useMessages(recognisedMessages);
  const targets = useMessages(targetMessages);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Target | null>>(new Map());
  const { read, isReading } = useReadAgain(seen, onReadAgain);
  const targetOf = ({ name, target }: Column) => (chosen.has(name) ? chosen.get(name)! : (target ?? null));
  const isMissing = !hasNameAndAddress(columns.map(targetOf));
  const wanted = columns
    .filter(({ name, isChosen }) => isChosen || chosen.has(name))
    .map((column) => ({ name: column.name, target: targetOf(column) }));
  const options = [
    { value: NOWHERE, label: messages.isLeftOut },
    ...Object.entries(targets)
      .filter(([target]) => target !== 'rating')
      .map(([value, label]) => ({ value, label }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'tr')),
  ];
  const choose = (name: string, value: string) =>
    setChosen(new Map(chosen).set(name, value === NOWHERE ? null : (value as Target)));

  return (
    <>
      {isMissing && <Alert type="warning" showIcon title={messages.chooseNameAndAddress} className="form-alert" />}
      <details open={isMissing || columns.length <= OPEN}>
        <summary>{messages.show}</summary>
        <ColumnsTable
          columns={columns}
          goesTo={(column) => (
            <>
              <Select
                className="import-target"
                aria-label={messages.targetOf(column.name)}
                virtual={false}
                showSearch={{ optionFilterProp: 'label' }}
                value={
                  column.target === 'rating' && !chosen.has(column.name) ? 'rating' : (targetOf(column) ?? NOWHERE)
                }
                options={
                  column.target === 'rating' ? [...options, { value: 'rating', label: targets.rating }] : options
                }
                disabled={isReading}
                onChange={(value) => choose(column.name, value)}
              />
              {column.isChosen && <StatusTag tone="good">{messages.isChosen}</StatusTag>}
            </>
          )}
        />
      </details>
      <p className="import-lead">{messages.chosenText}</p>
      <div className="import-column-acts">
        <Button
          type={chosen.size > 0 ? 'primary' : 'default'}
          disabled={chosen.size === 0}
          loading={isReading && chosen.size > 0}
          onClick={() => void read({ separator, columns: wanted })}
        >
          {messages.readAgain}
        </Button>
        {columns.some(({ isChosen }) => isChosen) && (
          <Button disabled={isReading} onClick={() => void read({ separator, columns: [] })}>
            {messages.forget}
          </Button>
        )}
      </div>
    </>
  );
}

const hasNameAndAddress = (targets: (Target | null)[]): boolean =>
  targets.includes('name') && (targets.includes('address') || targets.includes('street'));
