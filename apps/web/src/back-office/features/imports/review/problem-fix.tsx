import { IMPORTED_FIELDS, recordKeysOf } from '@tedarik/fields';
import { formatNumber } from '@tedarik/turkish';
import { Button, Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { isSameProblem, type RowField, type Fix, type ReviewProblem, type Review } from '../api/review.js';
import { FieldInput } from './field-input.js';
import { correctionMessages } from './correction.messages.js';
import { targetMessages } from './recognised.messages.js';
import { useProblemText } from './use-problem-text.js';

const EDITED_FIELDS: readonly RowField[] = ['name', 'category', 'address', 'borough', 'city', ...IMPORTED_FIELDS];

/** Longest value that is applied to many rows. */
const LONGEST = 250;

/** The field preselected for each problem. */
const FIELD_OF: Readonly<Record<string, RowField>> = {
  'name-required': 'name',
  'name-and-address-required': 'name',
  'address-required': 'address',
  'outside-turkiye': 'address',
  'guessed-city': 'city',
  ...Object.fromEntries(IMPORTED_FIELDS.map((name) => [`dropped-${recordKeysOf(name)[0]}`, name])),
};

interface ProblemFixProps {
  problem: ReviewProblem;
  review: Review;
  isApplying: boolean;
  onApply: (fixes: Fix[]) => void;
}

/** A form that applies one value to all rows with a problem; nothing if a value cannot solve it. */
export function ProblemFix({ problem, review, isApplying, onApply }: ProblemFixProps) {
  const messages = useMessages(correctionMessages);
  const targets = useMessages(targetMessages);
  const problemText = useProblemText();
  const usual = FIELD_OF[problem.reason];
  const [target, setTarget] = useState<RowField>(usual ?? 'name');
  const [text, setText] = useState('');
  const [where, setWhere] = useState<NonNullable<Fix['where']> | null>(null);
  const { kind, reason } = problem;
  const count = review.reasons.find((one) => isSameProblem(problem, one as ReviewProblem))?.count ?? 0;
  if (!usual || (kind !== 'invalid' && kind !== 'warning') || count === 0) return null;
  const isReady = text.trim() !== '' && (!where || (where.column !== '' && where.text.trim() !== ''));
  const columns = (review.columns ?? []).map(({ name }) => ({ value: name, label: name }));

  return (
    <section className="import-card import-fix" aria-labelledby="import-fix">
      <h2 id="import-fix">{messages.narrowed(problemText(problem), formatNumber(count))}</h2>
      <p className="import-lead">{messages.fixLead}</p>
      <div className="import-replaced">
        <Select<RowField>
          aria-label={messages.fixField}
          value={target}
          options={EDITED_FIELDS.map((value) => ({ value, label: targets[value] }))}
          onChange={(chosen) => {
            setTarget(chosen);
            setText('');
          }}
        />
        <FieldInput
          label={messages.fixText}
          placeholder={messages.fixText}
          target={target}
          value={text}
          longest={LONGEST}
          onChange={setText}
        />
        <Button
          type="primary"
          disabled={!isReady}
          loading={isApplying}
          onClick={() =>
            onApply([...(review.fixes ?? []), { problem: { kind, reason }, where, target, text: text.trim() }])
          }
        >
          {messages.applyToAll}
        </Button>
      </div>
      {columns.length > 0 && (
        <Checkbox
          checked={where !== null}
          onChange={(event) => setWhere(event.target.checked ? { column: '', text: '' } : null)}
        >
          {messages.onlyWhere}
        </Checkbox>
      )}
      {where && (
        <div className="import-replaced">
          <Select
            aria-label={messages.whereColumn}
            placeholder={messages.whereColumn}
            value={where.column || null}
            options={columns}
            onChange={(column) => setWhere({ ...where, column })}
          />
          <Input
            aria-label={messages.whereText}
            placeholder={messages.whereText}
            maxLength={60}
            value={where.text}
            onChange={(event) => setWhere({ ...where, text: event.target.value })}
          />
        </div>
      )}
    </section>
  );
}
