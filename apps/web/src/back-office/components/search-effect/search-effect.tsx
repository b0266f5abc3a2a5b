import { Alert, Button, Form, Table, type TableColumnsType } from 'antd';
import type { RecordDescription } from '@tedarik/fields';
import { formatNumber } from '@tedarik/turkish';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import type { ListedRecord, RecordValues } from '../record/record-api.js';
import type { RecordPartProps } from '../record/record-drawer.js';
import { FailureAlert } from '../failure-alert.js';
import { type Effect, useLazySearchEffectQuery } from './search-effect-api.js';
import { effectMessages } from './search-effect.messages.js';

const PAGE_SIZE = 10;

/** Shows on request how the form's synonym or stop word would change recent searches. */
export function SearchEffect({ of, record }: RecordPartProps) {
  const messages = useMessages(effectMessages);
  const known = {
    'search-unavailable': messages.searchAway,
    'too-many-requests': messages.tooMany,
  };
  const form = Form.useFormInstance<RecordValues>();
  const draft = JSON.stringify(draftOf(of, record, Form.useWatch([], form) ?? {}));
  const [tried, setTried] = useState('');
  const [read, { data, error, isFetching }] = useLazySearchEffectQuery();
  const isShown = tried === draft && !isFetching;

  const show = () => {
    setTried(draft);
    void read({ draft: JSON.parse(draft) as ReturnType<typeof draftOf> });
  };
  return (
    <section className="search-effect" aria-label={messages.title}>
      <p>{messages.lead}</p>
      <Button loading={isFetching} onClick={show}>
        {messages.show}
      </Button>
      <div role="status">
        {isShown && <FailureAlert error={error} known={known} title={messages.failed} />}
        {isShown && data && !error && <Tried effect={data} />}
      </div>
    </section>
  );
}

function Tried({ effect: { searches, changed, isWhole } }: { effect: Effect }) {
  const messages = useMessages(effectMessages);
  if (searches.length === 0) return <Alert type="info" title={messages.none} />;
  const columns: TableColumnsType<Effect['searches'][number]> = [
    { title: messages.search, dataIndex: 'text' },
    { title: messages.before, dataIndex: 'before', align: 'right', render: formatNumber },
    { title: messages.after, dataIndex: 'after', align: 'right', render: formatNumber },
    {
      title: messages.firstTen,
      key: 'firstTen',
      render: (_, { added, removed }) => (
        <>
          {added.length + removed.length === 0 && messages.sameTen}
          <Names title={messages.added} names={added} />
          <Names title={messages.removed} names={removed} />
        </>
      ),
    },
  ];
  return (
    <>
      <p>
        <strong>{changed > 0 ? messages.total(searches.length, changed) : messages.unchanged(searches.length)}</strong>
        {!isWhole && ` ${messages.notWhole}`}
      </p>
      <Table
        size="small"
        rowKey="text"
        columns={columns}
        dataSource={[...searches]}
        pagination={{ pageSize: PAGE_SIZE, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content' }}
      />
    </>
  );
}

const Names = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length > 0 && (
    <div>
      {title} {names.join(', ')}
    </div>
  );

const draftOf = ({ one, fields }: RecordDescription, record: ListedRecord | null, values: RecordValues) => ({
  of: one,
  id: record?.id ?? null,
  name: '',
  ...Object.fromEntries(Object.keys(fields).map((field) => [field, values[field] || (field === 'name' ? '' : null)])),
});
