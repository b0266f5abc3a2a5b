import { PlusOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { formatNumber } from '@tedarik/turkish';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.js';
import { ManagedPosts } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { backOfficePaths } from '../../back-office-paths.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { dayColumn } from '../../components/list/day-column.js';
import { DeletedRecords } from '../../components/list/deleted-records.js';
import { FilterSelect } from '../../components/list/filter-select.js';
import { ListBar } from '../../components/list/list-bar.js';
import { useListView } from '../../components/list/list-view.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowActions } from '../../components/list/row-actions.js';
import { SelectionBar } from '../../components/list/selection-bar.js';
import { useListState } from '../../components/list/use-list-state.js';
import { useSelection } from '../../components/list/use-selection.js';
import { ScreenHead } from '../../components/screen-head.js';
import { useBlogCategories } from '../blog-categories/api/categories-api.js';
import { type PostRow, useManagedPostsQuery, useRestorePostsMutation } from './api/posts-api.js';
import { blogPostsMessages } from './blog-posts.messages.js';
import { DeletePosts } from './components/delete-posts.js';
import { PageButtons } from './components/page-buttons.js';
import { PostCategoryChip } from './components/post-category-chip.js';
import { PostCell } from './components/post-cell.js';
import { StatusSelect } from './components/status-select.js';
import { POST_FILTERS } from './post-status.js';

const PAGE_SIZE = 10;
const FILTERS = ['durum', 'kategori'] as const;

/** /yonetici/blog: the posts of the blog (ADM-BLOG-01). */
export function Component() {
  const messages = useMessages(blogPostsMessages);
  const navigate = useNavigate();
  const [restore] = useRestorePostsMutation();
  const state = useListState({ sort: 'date', descending: true, pageSize: PAGE_SIZE, filters: FILTERS });
  const { search, page } = state.list;
  const requested = {
    status: POST_FILTERS.find((known) => known === state.filters.durum) ?? null,
    category: state.filters.kategori || null,
    search,
    page,
  };
  const query = useManagedPostsQuery(requested);
  const categories = useBlogCategories();
  const selection = useSelection(state.scope);
  const [toDelete, setToDelete] = useState<ReadonlyMap<string, string>>(new Map());
  const total = query.data?.total;
  const nameOf = ({ title }: PostRow) => title;
  const columns: ListColumn<PostRow>[] = [
    { key: 'post', title: messages.post, render: (post) => <PostCell post={post} /> },
    {
      key: 'category',
      title: messages.category,
      width: 170,
      render: ({ category }) => <PostCategoryChip category={category} />,
    },
    { key: 'status', title: messages.status, width: 150, render: (post) => <StatusSelect post={post} /> },
    {
      key: 'views',
      title: messages.views,
      isNumber: true,
      width: 130,
      render: ({ viewCount }) => formatNumber(viewCount),
    },
    dayColumn(messages.date, ({ date }) => date, 130),
    actionsColumn(150, (post) => (
      <RowActions
        viewHref={post.previewToken ? paths.postPreview(post.previewToken) : paths.post(post.slug)}
        onEdit={() => void navigate(backOfficePaths.editPost(post.id))}
        onDelete={() => setToDelete(new Map([[post.id, post.title]]))}
      />
    )),
  ];

  const view = useListView('blog-post', columns);
  return (
    <>
      <ScreenHead title={messages.title}>
        <ExportMenu operation={ManagedPosts} variables={requested} />
        <DeletedRecords kind="blog-post" restore={restore} reasons={{ 'slug-taken': messages.slugTaken }} />
        <Link to={backOfficePaths.newPost}>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} tabIndex={-1}>
            {messages.newPost}
          </Button>
        </Link>
      </ScreenHead>
      <ListBar state={state} view={view} placeholder={messages.searchIn} total={total} totalText={messages.total}>
        <FilterSelect
          state={state}
          name="durum"
          label={messages.status}
          values={POST_FILTERS}
          texts={messages}
          all={messages.allStatuses}
        />
        <Select
          className="list-filter"
          aria-label={messages.category}
          value={state.filters.kategori}
          options={[
            { value: '', label: messages.allCategories },
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={(value) => state.filter('kategori', value)}
        />
      </ListBar>
      <SelectionBar selection={selection} onDelete={() => setToDelete(selection.chosen)} />
      <ManagedTable
        state={state}
        query={query}
        columns={view.columns}
        nameOf={nameOf}
        selection={selection}
        failureTitle={messages.failedToLoad}
        empty={
          <>
            <p>{messages.empty}</p>
            <Link to={backOfficePaths.newPost}>{messages.createFirst}</Link>
          </>
        }
        pages={
          <PageButtons page={page} totalPages={Math.ceil((total ?? 0) / PAGE_SIZE)} onTurn={(to) => state.turnTo(to)} />
        }
      />
      <DeletePosts names={toDelete} onClose={() => setToDelete(new Map())} onDeleted={selection.drop} />
    </>
  );
}
