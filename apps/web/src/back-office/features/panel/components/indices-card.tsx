import { Alert, Button, Card } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useFailureText } from '../../../components/use-failure-text.js';
import { useIndices } from '../api/indices-api.js';
import { indicesMessages } from '../indices.messages.js';
import { IndexSection } from './index-section.js';

/** For administrators: what searches read, and what waits to get there. */
export function IndicesCard() {
  const messages = useMessages(indicesMessages);
  const shared = useMessages(backOfficeMessages);
  const failureText = useFailureText();
  const { data, error, isLoading, refetch } = useIndices();
  return (
    <Card title={<h2>{messages.title}</h2>} loading={isLoading}>
      {error ? (
        <Alert
          type="error"
          title={failureText(error as Failure)}
          action={<Button onClick={() => void refetch()}>{shared.retry}</Button>}
        />
      ) : (
        <div className="indices">
          {data?.map((index) => (
            <IndexSection key={index.index} index={index} />
          ))}
        </div>
      )}
    </Card>
  );
}
