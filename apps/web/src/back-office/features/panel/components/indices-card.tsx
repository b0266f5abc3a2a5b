import { Card } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { useIndices } from '../api/indices-api.js';
import { indicesMessages } from '../indices.messages.js';
import { IndexSection } from './index-section.js';

/** For administrators: the search indices and how far they lag behind. */
export function IndicesCard() {
  const messages = useMessages(indicesMessages);
  const { data, error, isLoading, refetch } = useIndices();
  return (
    <Card title={<h2>{messages.title}</h2>} loading={isLoading}>
      {error ? (
        <FailureAlert error={error} retry={refetch} />
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
