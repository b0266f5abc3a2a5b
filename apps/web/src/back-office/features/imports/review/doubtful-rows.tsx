import { formatNumber } from '@tedarik/turkish';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { MatchReasons } from '../../../components/match-reasons.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import type { Review, Reviewed, ReviewedRow, Settings } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import { RowFacts } from '../preview/row-facts.js';
import { useChooseRow } from '../use-choose-row.js';
import { useReviewedRows } from '../use-reviewed-rows.js';
import type { ChangeSettings } from './use-saved-settings.js';

const SHOWN_AT_FIRST = 5;
const SHOWN_MORE = 10;

interface DoubtfulRowsProps {
  seen: Reviewed;
  review: Review;
  settings: Settings;
  onChange: (change: ChangeSettings) => void;
}

/** Doubtful rows, each next to the existing business it may be: decided one by one or all at once. */
export function DoubtfulRows({ seen, review, settings, onChange }: DoubtfulRowsProps) {
  const messages = useMessages(importMessages);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const {
    rows = [],
    total,
    requested,
    error,
  } = useReviewedRows({ ...seen, forecast: 'doubtful', problem: null }, review, shown);
  const choose = useChooseRow(requested);
  return (
    <section className="import-card" aria-labelledby="import-doubtful">
      <h2 id="import-doubtful">
        {messages.doubtfulRows} ({formatNumber(total)})
      </h2>
      <p className="import-lead">{messages.doubtfulLead}</p>
      <Radio.Group
        className="import-undecided"
        aria-label={messages.undecided}
        value={settings.onDoubtful ?? 'add'}
        onChange={({ target }) => onChange((now) => ({ ...now, onDoubtful: target.value as Settings['onDoubtful'] }))}
        options={[
          { value: 'add', label: messages.allDifferent },
          { value: 'skip', label: messages.allSameSkip },
          { value: 'update', label: messages.allSameUpdate },
        ]}
      />
      <FailureAlert error={error} title={messages.failedToLoadRows} />
      <ul className="import-doubtful">
        {rows.slice(0, shown).map((row) => (
          <li key={row.row}>
            <DoubtfulRow
              row={row}
              onSay={(isSame) => void choose(row, { action: isSame ? settings.onDuplicate : 'add' })}
            />
          </li>
        ))}
      </ul>
      {total > shown && (
        <Button className="import-more" onClick={() => setShown(shown + SHOWN_MORE)}>
          {messages.moreDoubtful}
        </Button>
      )}
    </section>
  );
}

interface DoubtfulRowProps {
  row: ReviewedRow;
  onSay: (isSame: boolean) => void;
}

function DoubtfulRow({ row, onSay }: DoubtfulRowProps) {
  const messages = useMessages(importMessages);
  const probability = row.match?.probability ?? 0;
  return (
    <article aria-label={row.name || messages.nameless}>
      <div className="import-doubtful-head">
        <strong>
          {messages.row} {formatNumber(row.row)}
        </strong>
        <span>{messages.likelihood(formatNumber(Math.floor(probability * 100)))}</span>
        <MatchReasons codes={row.match?.reasons ?? []} />
      </div>
      {row.mapped && <RowFacts row={row} mapped={row.mapped} />}
      <Radio.Group
        optionType="button"
        aria-label={messages.decisionOn(row.name || messages.nameless)}
        value={row.action ? row.action !== 'add' : null}
        onChange={({ target }) => onSay(target.value as boolean)}
        options={[
          { value: true, label: messages.sameBusiness },
          { value: false, label: messages.differentBusiness },
        ]}
      />
    </article>
  );
}
