import { Alert } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { fieldLabels } from '../../../components/form/text-fields.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { useManagedBusinessQuery } from '../../businesses/api/businesses-api.js';
import type { ReviewedRow } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import { factsOf } from './compare.js';

interface RowFactsProps {
  row: ReviewedRow;
  mapped: NonNullable<ReviewedRow['mapped']>;
}

/** IMP-JSON-31: the row's data, next to those of the matching business in the directory. */
export function RowFacts({ row, mapped }: RowFactsProps) {
  const messages = useMessages(importMessages);
  const { currentData: stored, error } = useManagedBusinessQuery(row.match?.businessId ?? '', {
    skip: !row.match,
    refetchOnMountOrArgChange: true,
  });
  const facts = factsOf(row, mapped, stored ?? null, { ...messages, ...useMessages(fieldLabels) });
  return (
    <>
      <FailureAlert error={error} title={messages.failedToLoadStored} />
      {row.match && stored === null && <Alert type="warning" showIcon title={messages.storedGone} />}
      <table className="import-facts">
        <thead>
          <tr>
            <th scope="col">{messages.field}</th>
            <th scope="col">{messages.incoming}</th>
            {stored && <th scope="col">{messages.stored}</th>}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, incoming, stored: there, is }) => (
            <tr key={label} className={is}>
              <th scope="row">
                {label}
                {is === 'differs' && <small>{messages.differs}</small>}
                {is === 'kept' && <small>{messages.kept}</small>}
              </th>
              <td>{incoming}</td>
              {stored && <td>{there}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
