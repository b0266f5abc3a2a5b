import { Button } from 'antd';
import { useState } from 'react';
import { ManagedReviews } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { DeletedRecords } from '../../components/list/deleted-records.js';
import { FilterSelect } from '../../components/list/filter-select.js';
import { ListBar } from '../../components/list/list-bar.js';
import { useListView } from '../../components/list/list-view.js';
import { dayColumn } from '../../components/list/day-column.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { RecordLink, useRecordAddress } from '../../components/record-address.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowAction, RowActions } from '../../components/list/row-actions.js';
import { SelectionBar } from '../../components/list/selection-bar.js';
import { useListState } from '../../components/list/use-list-state.js';
import { useSelection } from '../../components/list/use-selection.js';
import { ScreenHead } from '../../components/screen-head.js';
import { type Tone, StatusTag } from '../../components/status-tag.js';
import { type ReviewRow, useManagedReviewsQuery } from './api/reviews-api.js';
import { ConfirmModeration, type ToModerate } from './components/confirm-moderation.js';
import { actsOn, type ReviewAct } from './components/review-acts.js';
import { useModeration } from './components/use-moderation.js';
import { useRestoreReviews } from './components/use-restore-reviews.js';
import { ViewReview } from './components/view-review.js';
import { reviewPhotoMessages } from './review-photos.messages.js';
import { managedReviewMessages } from './reviews.messages.js';
import { StarRating } from './components/star-rating.js';

const SORTS = ['date', 'rating'] as const;
const STATUS = 'durum';
const FILTERS = ['held', 'reported', 'pending', 'visible', 'hidden'] as const;
/** What can be done with several reviews at once. */
const ON_MANY = ['approve', 'publish', 'reject', 'settle', 'hide', 'unhide'] as const;
const TONES: Record<string, Tone> = { visible: 'good', pending: 'waiting', held: 'waiting', hidden: 'off' };

/** /yonetici/yorumlar: the reviews (ADM-REV-01). */
export function Component() {
  const messages = useMessages(managedReviewMessages);
  const photosOf = useMessages(reviewPhotoMessages);
  const shared = useMessages(backOfficeMessages);
  const state = useListState({ sort: 'date', sorts: SORTS, descending: true, filters: [STATUS] });
  const filter = FILTERS.find((known) => known === state.filters.durum) ?? 'all';
  const requested = { list: state.list, filter };
  const query = useManagedReviewsQuery(requested);
  const selection = useSelection(state.scope);
  const moderate = useModeration();
  const restore = useRestoreReviews();
  const whyNot = {
    'already-reviewed': messages['already-reviewed'],
    'review-not-found': messages['review-not-found'],
  };
  const address = useRecordAddress();
  const [toModerate, setToModerate] = useState<ToModerate | null>(null);

  const userOf = ({ userName }: Pick<ReviewRow, 'userName'>) => userName ?? messages.anonymous;
  const nameOf = (row: Pick<ReviewRow, 'businessName' | 'userName'>) =>
    `${row.businessName ?? shared.dash}: ${userOf(row)}`;
  const only = (row: Pick<ReviewRow, 'id' | 'businessName' | 'userName'>) => new Map([[row.id, nameOf(row)]]);
  function perform(act: ReviewAct, row: Pick<ReviewRow, 'id' | 'businessName' | 'userName' | 'comment'>) {
    if (act === 'reject' || act === 'hide' || act === 'remove' || act === 'remove-reply')
      setToModerate({ action: act, reviews: only(row), comment: row.comment });
    else void moderate(only(row), act);
  }
  function performOnChosen(act: (typeof ON_MANY)[number]) {
    if (act === 'reject' || act === 'hide') setToModerate({ action: act, reviews: selection.chosen });
    else void moderate(selection.chosen, act).then((done) => done && selection.drop(done));
  }
  const columns: ListColumn<ReviewRow>[] = [
    {
      key: 'comment',
      title: messages.comment,
      render: ({ id, comment, photos }) => (
        <RecordLink id={id}>
          <span className="comment-lines">{comment}</span>
          {photos && photos.length > 0 && <small>{photosOf.photos(photos.length)}</small>}
        </RecordLink>
      ),
    },
    { key: 'business', title: messages.business, render: ({ businessName }) => businessName ?? shared.dash },
    { key: 'user', title: messages.user, render: userOf },
    {
      key: 'rating',
      title: messages.rating,
      isSortable: true,
      width: 170,
      render: ({ rating }) => <StarRating rating={rating} />,
    },
    { ...dayColumn(messages.date, ({ postedAt }) => postedAt), isSortable: true },
    {
      key: 'status',
      title: messages.status,
      width: 150,
      render: ({ status, reportCount }) => (
        <>
          <StatusTag tone={TONES[status] ?? 'off'}>
            {messages[status as 'visible' | 'pending' | 'held' | 'hidden']}
          </StatusTag>
          {reportCount > 0 && (
            <StatusTag tone="bad">
              {messages.reported} ({reportCount})
            </StatusTag>
          )}
        </>
      ),
    },
    actionsColumn(150, (row) => (
      <RowActions onView={() => address.open(row.id)} onDelete={() => perform('remove', row)}>
        {actsOn(row)
          .filter(({ act }) => act !== 'remove')
          .map(({ act, icon }) => (
            <RowAction key={act} label={messages[act]} icon={icon} onClick={() => perform(act, row)} />
          ))}
      </RowActions>
    )),
  ];

  const view = useListView('review', columns);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedReviews} variables={requested} />
        <DeletedRecords kind="review" restore={restore} reasons={whyNot} />
      </ScreenHead>
      <ListBar
        state={state}
        view={view}
        placeholder={messages.searchIn}
        total={query.data?.total}
        {...(query.data?.totalIsLowerBound && { totalText: shared.totalOrMore })}
      >
        <FilterSelect state={state} name={STATUS} label={messages.status} values={FILTERS} texts={messages} />
      </ListBar>
      <SelectionBar
        selection={selection}
        onDelete={() => setToModerate({ action: 'remove', reviews: selection.chosen })}
      >
        {ON_MANY.map((act) => (
          <Button key={act} onClick={() => performOnChosen(act)}>
            {messages[act]}
          </Button>
        ))}
      </SelectionBar>
      <ManagedTable
        state={state}
        query={query}
        columns={view.columns}
        nameOf={nameOf}
        selection={selection}
        failureTitle={messages.failedToLoad}
      />
      {address.opened && (
        <ViewReview
          key={address.opened}
          id={address.opened}
          onClose={address.close}
          onAct={(act, review) => {
            address.close();
            perform(act, review);
          }}
        />
      )}
      {toModerate && (
        <ConfirmModeration toModerate={toModerate} onClose={() => setToModerate(null)} onDone={selection.drop} />
      )}
    </>
  );
}
