import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { StatusTag } from '../../../components/status-tag.js';
import type { ImportForm, Reviewed, Separator } from '../api/review.js';
import { ColumnTransform } from './column-transform.js';
import { ConstantFields } from './constant-fields.js';
import { areNumbered, type RecognisedColumn, ColumnsTable, targetsOf, useColumnName } from './recognised-columns.js';
import { recognisedMessages } from './recognised.messages.js';
import { TargetSelect } from './target-select.js';
import { type Constant, type DraftColumn, type MappingDraft, useMappingDraft } from './use-mapping-draft.js';
import { forgetSettings } from './use-saved-settings.js';
import { useReadAgain } from './use-read-again.js';

/** A table with more columns is collapsed at first. */
const OPEN = 20;

interface ColumnChoiceProps {
  seen: Reviewed;
  form: ImportForm;
  /** Null for JSON records. */
  separator: Separator | null;
  columns: RecognisedColumn[];
  constants: Constant[];
  /** Called on every change, which counts only once the file is read again. */
  onChange: () => void;
  onReadAgain: () => void;
}

/** The mapping of columns (or fields of records) to our fields, which can be changed; the file is then read again. */
export function ColumnChoice({ seen, form, separator, columns, constants, onChange, onReadAgain }: ColumnChoiceProps) {
  const messages = useMessages(recognisedMessages);
  const draft = useMappingDraft(columns, constants, onChange);
  const { read, isReading } = useReadAgain(seen, onReadAgain);
  const forgetting = useReadAgain(seen, () => {
    forgetSettings(seen.id);
    onReadAgain();
  });
  const isMissing = !hasNameAndAddress(draft.columns);
  const isTable = form === 'tsv';
  const isKept = columns.some(({ isChosen }) => isChosen) || constants.length > 0;

  return (
    <>
      {isMissing && (
        <Alert
          type="warning"
          showIcon
          title={isTable ? messages.chooseNameAndAddress : messages.chooseNameAndAddressField}
          className="form-alert"
        />
      )}
      <details open={isMissing || (isTable && columns.length <= OPEN)}>
        <summary>{messages.show}</summary>
        <ColumnsTable
          columns={draft.columns}
          goesTo={(column) => <ColumnGoesTo column={column} draft={draft} isDisabled={isReading} />}
        />
      </details>
      <ConstantFields constants={draft.constants} onChange={draft.setConstants} />
      <p className="import-lead">
        {isTable ? (areNumbered(columns) ? messages.chosenOnceText : messages.chosenText) : messages.chosenFieldsText}{' '}
        {isTable && messages.joinedText}
      </p>
      <div className="import-column-acts">
        <Button
          type={draft.isChanged ? 'primary' : 'default'}
          disabled={!draft.isChanged}
          loading={isReading && draft.isChanged}
          onClick={() => void read({ separator, ...draft.chosen() })}
        >
          {messages.readAgain}
        </Button>
        {isKept && (
          <Button
            disabled={isReading || forgetting.isReading}
            onClick={() => void forgetting.read({ separator, columns: [], constants: [] })}
          >
            {messages.forget}
          </Button>
        )}
      </div>
    </>
  );
}

function ColumnGoesTo({
  column,
  draft,
  isDisabled,
}: {
  column: DraftColumn;
  draft: MappingDraft;
  isDisabled: boolean;
}) {
  const messages = useMessages(recognisedMessages);
  const name = useColumnName()(column);
  const isSplit = column.split !== null;
  const [isOpen, setOpen] = useState(isSplit || column.values.length > 0);
  return (
    <>
      {isSplit && <small>{messages.part(1)}</small>}
      <TargetSelect
        label={isSplit ? messages.partGoesTo(name, 1) : messages.targetOf(name)}
        value={column.target ?? null}
        isDisabled={isDisabled}
        onChange={(target) => draft.change(column.name, { target })}
      />
      <Button
        size="small"
        aria-label={messages.transformOf(name)}
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.transform}
      </Button>
      {column.isChosen && <StatusTag tone="good">{messages.isChosen}</StatusTag>}
      {column.isFromContent && !draft.isNew(column) && <StatusTag tone="waiting">{messages.isFromContent}</StatusTag>}
      {isOpen && (
        <ColumnTransform column={column} name={name} onChange={(changed) => draft.change(column.name, changed)} />
      )}
    </>
  );
}

function hasNameAndAddress(columns: RecognisedColumn[]): boolean {
  const targets = columns.flatMap(targetsOf);
  return targets.includes('name') && (targets.includes('address') || targets.includes('street'));
}
