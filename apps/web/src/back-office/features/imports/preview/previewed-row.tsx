import { Alert, Checkbox } from 'antd';
import { formatNumber } from '@tedarik/turkish';
import { useMessages } from '../../../../lib/messages.js';
import type { ReviewedRow, RowsRequested, Settings } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import { ForecastTag } from '../forecast-tag.js';
import { RowChoice } from '../row-choice.js';
import { WhyNotNew } from '../why-not-new.js';
import { useChooseRow } from '../use-choose-row.js';
import { useReasonText } from '../../import-runs/reason-text.js';
import { PreviewedCategories } from './category-chips.js';
import { RowFacts } from './row-facts.js';

interface PreviewedRowProps {
  requested: RowsRequested;
  row: ReviewedRow;
  settings: Settings;
}

/** One business of an import: its action, its categories, and its data next to the stored ones. */
export function PreviewedRow({ requested, row, settings }: PreviewedRowProps) {
  const messages = useMessages(importMessages);
  const reasonText = useReasonText();
  const choose = useChooseRow(requested);
  const categories = row.chosenCategoryNames ?? row.categoryNames;
  return (
    <div className="import-previewed">
      <div className="import-previewed-head">
        <span>
          {messages.row} {formatNumber(row.row)}
        </span>
        <ForecastTag row={row} />
        <WhyNotNew row={row} />
      </div>
      {row.mapped && (
        <>
          <div className="import-previewed-choice">
            <Checkbox
              checked={row.action === 'skip'}
              onChange={({ target }) => void choose(row, { action: target.checked ? 'skip' : null })}
            >
              {messages.exclude}
            </Checkbox>
            <RowChoice row={row} settings={settings} onChoose={(action) => void choose(row, { action })} />
          </div>
          <PreviewedCategories
            key={row.row}
            names={categories}
            onChange={(names) => void choose(row, { chosenCategoryNames: [...names] })}
          />
        </>
      )}
      {row.warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={messages.warnings}
          description={
            <ul className="import-warnings">
              {row.warnings.map((warning) => (
                <li key={warning}>{reasonText(warning)}</li>
              ))}
            </ul>
          }
        />
      )}
      {row.mapped && <RowFacts row={row} mapped={row.mapped} />}
      {typeof row.source === 'string' && (
        <details className="import-source-record">
          <summary>{messages.source}</summary>
          <pre tabIndex={0}>{indented(row.source)}</pre>
        </details>
      )}
    </div>
  );
}

const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);
