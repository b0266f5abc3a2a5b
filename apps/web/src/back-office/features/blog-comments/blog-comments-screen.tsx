import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { formatNumber } from '@tedarik/turkish';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { paths } from '../../../config/paths.js';
import { ManagedComments } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { ConfirmDelete } from '../../components/confirm-delete.js';
import { DeletedRecords } from '../../components/list/deleted-records.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { useListView } from '../../components/list/list-view.js';
import { ListEnd } from '../../components/list/list-end.js';
import { dayColumn } from '../../components/list/day-column.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowAction, RowActions } from '../../components/list/row-actions.js';
import { SelectionBar } from '../../components/list/selection-bar.js';
import { useListState } from '../../components/list/use-list-state.js';
import { useSelection } from '../../components/list/use-selection.js';
import { ScreenHead } from '../../components/screen-head.js';
import {
  type CommentDecision,
  type CommentRow,
  useDecideOnCommentsMutation,
  useManagedCommentCountsQuery,
  useManagedCommentsQuery,
} from './api/comments-api.js';
import { blogCommentMessages } from './blog-comments.messages.js';
import { useDecision } from './use-decision.js';

const PAGE_SIZE = 10;
const FILTERS = ['durum'] as const;
const STATUSES = ['pending', 'approved', 'rejected'] as const;

/** /yonetici/blog/yorumlar: comments of readers and the decisions on them (ADM-COM-01). */
export function Component() {
  const messages = useMessages(blogCommentMessages);
  const state = useListState({ sort: 'date', descending: true, pageSize: PAGE_SIZE, filters: FILTERS });
  const status = STATUSES.find((known) => known === state.filters.durum) ?? 'pending';
  const requested = { status, page: state.list.page };
  const query = useManagedCommentsQuery(requested);
  const { data: counts } = useManagedCommentCountsQuery();
  const selection = useSelection(status);
  const [toDelete, setToDelete] = useState<ReadonlyMap<string, string>>(new Map());
  const decide = useDecision();
  const [restore] = useDecideOnCommentsMutation();
  const nameOf = ({ authorName }: CommentRow) => messages.commentOf(authorName);
  const on = (row: CommentRow) => new Map([[row.id, nameOf(row)]]);
  const carryOut = async (decision: CommentDecision, comments: ReadonlyMap<string, string>) =>
    selection.drop([...(await decide(decision, comments))]);
  const columns: ListColumn<CommentRow>[] = [
    {
      key: 'author',
      title: messages.author,
      width: 220,
      render: ({ authorName, authorEmail }) => (
        <>
          <strong>{authorName}</strong>
          {authorEmail && <div className="quiet">{authorEmail}</div>}
        </>
      ),
    },
    { key: 'comment', title: messages.comment, render: ({ content }) => <p className="comment-text">{content}</p> },
    { key: 'post', title: messages.post, width: 220, render: (row) => <PostOf comment={row} /> },
    dayColumn(messages.date, ({ createdAt }) => createdAt),
    actionsColumn(150, (row) => (
      <RowActions onDelete={() => setToDelete(on(row))}>
        {status !== 'approved' && (
          <RowAction
            label={messages.approve}
            icon={<CheckOutlined aria-hidden />}
            onClick={() => void carryOut('approve', on(row))}
          />
        )}
        {status !== 'rejected' && (
          <RowAction
            label={messages.reject}
            icon={<CloseOutlined aria-hidden />}
            onClick={() => void carryOut('reject', on(row))}
          />
        )}
      </RowActions>
    )),
  ];
  const none = {
    pending: messages.nonePending,
    approved: messages.noneApproved,
    rejected: messages.noneRejected,
  };

  const view = useListView('blog-comment', columns);
  return (
    <>
      <ScreenHead title={messages.title}>
        <ExportMenu operation={ManagedComments} variables={requested} />
        <DeletedRecords kind="blog-comment" restore={(ids) => restore({ decision: 'restore', ids })} />
      </ScreenHead>
      <div className="list-bar">
        <Tabs
          activeKey={status}
          onChange={(key) => state.filter('durum', key === 'pending' ? '' : key)}
          items={STATUSES.map((key) => ({
            key,
            label: counts ? `${messages[key]} (${formatNumber(counts[key])})` : messages[key],
          }))}
        />
        <ListEnd total={undefined} view={view} />
      </div>
      <SelectionBar selection={selection} onDelete={() => setToDelete(selection.chosen)}>
        {status !== 'approved' && (
          <Button icon={<CheckOutlined aria-hidden />} onClick={() => void carryOut('approve', selection.chosen)}>
            {messages.approveSelected(selection.chosen.size)}
          </Button>
        )}
        {status !== 'rejected' && (
          <Button icon={<CloseOutlined aria-hidden />} onClick={() => void carryOut('reject', selection.chosen)}>
            {messages.rejectSelected(selection.chosen.size)}
          </Button>
        )}
      </SelectionBar>
      <ManagedTable
        state={{ ...state, hasConditions: false }}
        query={query}
        columns={view.columns}
        nameOf={nameOf}
        selection={selection}
        failureTitle={messages.failedToLoad}
        empty={<p>{none[status]}</p>}
      />
      <ConfirmDelete
        names={[...toDelete.values()]}
        onConfirm={async () => {
          await carryOut('delete', toDelete);
          setToDelete(new Map());
        }}
        onCancel={() => setToDelete(new Map())}
        isRestorable
      />
    </>
  );
}

function PostOf({ comment: { post } }: { comment: CommentRow }) {
  const messages = useMessages(blogCommentMessages);
  if (!post) return <span className="quiet">{messages.noPost}</span>;
  const { title, slug, isPublic } = post;
  return (
    <>
      {isPublic ? (
        <a href={paths.post(slug)} target="_blank" rel="noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
      <div className="quiet">{slug}</div>
    </>
  );
}
