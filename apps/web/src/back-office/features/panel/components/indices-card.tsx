import { Alert, Button, Card } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useFailureText } from '../../../components/use-failure-text.js';
import { useIndexState } from '../api/indices-api.js';
import { indicesMessages } from '../indices.messages.js';
import { IndexSection } from './index-section.js';

/** For administrators: what searches read, what waits to get there, and what could not. */
export function IndicesCard() {
  const messages = useMessages(indicesMessages);
  const shared = useMessages(backOfficeMessages);
  const failureText = useFailureText();
  const { data, error, isLoading, refetch } = useIndexState();
  return (
    <Card title={<h2>{messages.title}</h2>} loading={isLoading}>
      {error && !data ? (
        <Alert
          type="error"
          title={failureText(error as Failure)}
          action={<Button onClick={() => void refetch()}>{shared.retry}</Button>}
        />
      ) : (
        <div className="indices">
          {data?.indices.map((index) => (
            <IndexSection
              key={index.index}
              index={index}
              parked={data.parked.filter((parked) => parked.index === index.index)}
            />
          ))}
        </div>
      )}
    </Card>
  );
}
