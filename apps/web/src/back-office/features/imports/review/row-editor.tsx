import { Button } from 'antd';
import type { FormEvent } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { importMessages } from '../imports.messages.js';
import type { RowField, RowFieldValue, ReviewedRow } from '../api/review.js';
import { FieldInput } from './field-input.js';
import { correctionMessages } from './correction.messages.js';
import { targetMessages } from './recognised.messages.js';

export type TypedFields = ReadonlyMap<RowField, string>;

interface RowEditorProps {
  row: ReviewedRow;
  /** The typed values. The parent keeps them, because the rows may be reloaded meanwhile. */
  typed: TypedFields;
  onType: (typed: TypedFields) => void;
  isSaving: boolean;
  onSave: (values: RowFieldValue[]) => void;
  onCancel: () => void;
}

/** Edits the fields of one row in place. Only changed fields replace the values of the file. */
export function RowEditor({ row, typed, onType, isSaving, onSave, onCancel }: RowEditorProps) {
  const messages = useMessages(correctionMessages);
  const targets = useMessages(targetMessages);
  const { nameless } = useMessages(importMessages);
  const edited = new Map([...(row.edited ?? []).map(({ target, text }) => [target, text] as const), ...typed]);

  function save(event: FormEvent) {
    event.preventDefault();
    onSave([...edited].map(([target, text]) => ({ target, text: text.trim() })));
  }

  return (
    <form className="import-editor" aria-label={messages.formOf(row.name || nameless)} onSubmit={save}>
      {(row.fields ?? []).map(({ target, text }) => (
        <label key={target}>
          <span>{targets[target]}</span>
          <FieldInput
            label={targets[target]}
            target={target}
            value={edited.get(target) ?? text}
            onChange={(value) => onType(new Map(typed).set(target, value))}
          />
        </label>
      ))}
      <div className="import-editor-acts">
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={typed.size === 0}>
          {messages.saveRow}
        </Button>
        {(row.edited ?? []).length > 0 && (
          <Button disabled={isSaving} onClick={() => onSave([])}>
            {messages.asInFile}
          </Button>
        )}
        <Button disabled={isSaving} onClick={onCancel}>
          {messages.cancelEdit}
        </Button>
      </div>
    </form>
  );
}
