import { EyeInvisibleOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { paths } from '../../../config/paths.js';
import { useCommandId } from '../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../lib/messages.js';
import { dayColumn } from '../../components/list/day-column.js';
import { ListEnd } from '../../components/list/list-end.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowAction, RowActions } from '../../components/list/row-actions.js';
import { useListState } from '../../components/list/use-list-state.js';
import { ScreenHead } from '../../components/screen-head.js';
import { useToasts } from '../../components/use-toasts.js';
import { ReasonDialog } from '../../components/reason-dialog.js';
import {
  type PhotoRow,
  useManagedPhotosQuery,
  usePutPhotoBackMutation,
  useTakePhotoDownMutation,
} from './api/photos-api.js';
import { photosMessages } from './photos.messages.js';

const FILTER = 'durum';
const TAKEN_DOWN = 'kaldirilan';
const BUSINESS = 'isletme';

/** /yonetici/fotograflar: photos that owners added to their pages, including those taken down. */
export function Component() {
  const messages = useMessages(photosMessages);
  const state = useListState({ sort: 'date', descending: true, filters: [FILTER, BUSINESS] });
  const isTakenDown = state.filters.durum === TAKEN_DOWN;
  const { page, pageSize } = state.list;
  const query = useManagedPhotosQuery({
    businessId: state.filters.isletme || null,
    filter: isTakenDown ? 'taken-down' : 'shown',
    page,
    pageSize,
  });
  const [removing, setRemoving] = useState<PhotoRow | null>(null);
  const putBack = usePuttingBack();
  const nameOf = ({ businessName, alt }: PhotoRow) => (alt ? `${businessName}, ${alt}` : businessName);
  const columns: ListColumn<PhotoRow>[] = [
    {
      key: 'photo',
      title: messages.photo,
      width: 220,
      render: ({ uploadId, alt, businessName, width, height, takenDownAt }) => (
        // A single box, because on phones the children of a cell are placed next to its label.
        <div>
          {!takenDownAt && (
            <a href={`/yukleme/${uploadId}.webp`} target="_blank" rel="noopener">
              <img
                className="photo-thumb"
                src={`/yukleme/${uploadId}.webp`}
                alt={alt || businessName}
                {...{ width, height }}
                loading="lazy"
              />
            </a>
          )}
          <small>{alt || messages.noText}</small>
        </div>
      ),
    },
    {
      key: 'business',
      title: messages.page,
      render: ({ businessName, businessSlug }) => (
        <a href={paths.business(businessSlug)} target="_blank" rel="noopener">
          {businessName}
        </a>
      ),
    },
    dayColumn(messages.date, ({ addedAt }) => addedAt),
    {
      key: 'reason',
      title: messages.reason,
      render: ({ reason, takenDownBy }) =>
        reason && (
          <div>
            {reason}
            <div>
              <small>{takenDownBy}</small>
            </div>
          </div>
        ),
    },
    actionsColumn(110, (row) => (
      <RowActions>
        {row.takenDownAt ? (
          <RowAction
            label={messages.putBack}
            icon={<UndoOutlined aria-hidden />}
            onClick={() => void putBack(row.id)}
          />
        ) : (
          <RowAction
            label={messages.takeDown}
            icon={<EyeInvisibleOutlined aria-hidden />}
            onClick={() => setRemoving(row)}
          />
        )}
      </RowActions>
    )),
  ];
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead} />
      <div className="list-bar">
        <Segmented
          aria-label={messages.filter}
          value={isTakenDown ? TAKEN_DOWN : ''}
          onChange={(chosen) => state.filter(FILTER, chosen)}
          options={[
            { value: '', label: messages.shown },
            { value: TAKEN_DOWN, label: messages.takenDown },
          ]}
        />
        {state.filters.isletme && <Button onClick={() => state.filter(BUSINESS, '')}>{messages.allPages}</Button>}
        <ListEnd total={query.data?.total} />
      </div>
      <ManagedTable
        state={state}
        query={query}
        columns={columns}
        nameOf={nameOf}
        failureTitle={messages.failedToLoad}
        loadingText={messages.loading}
        empty={isTakenDown ? messages.noneTakenDown : messages.none}
      />
      {removing && <TakeDown photo={removing} name={nameOf(removing)} onClose={() => setRemoving(null)} />}
    </>
  );
}

function usePhotoToasts() {
  const messages = useMessages(photosMessages);
  const codes = ['photo-not-found', 'too-many-photos'] as const;
  return useToasts(Object.fromEntries(codes.map((code) => [code, messages[code]])));
}

function usePuttingBack() {
  const messages = useMessages(photosMessages);
  const toasts = usePhotoToasts();
  const [putBack] = usePutPhotoBackMutation();
  return async (id: string) => {
    toasts.settled(await putBack(id), messages.putBackNow, messages.failedToPutBack);
  };
}

function TakeDown({ photo: { id }, name, onClose }: { photo: PhotoRow; name: string; onClose: () => void }) {
  const messages = useMessages(photosMessages);
  const toasts = usePhotoToasts();
  const putBack = usePuttingBack();
  const [takeDown, { isLoading }] = useTakePhotoDownMutation();
  const commandIdOf = useCommandId();

  async function confirm(reason: string) {
    const request = { id, reason };
    const { error } = await takeDown({ ...request, commandId: commandIdOf(request) });
    if (error) return void toasts.failed(messages.failedToTakeDown, error);
    toasts.undoable(messages.takenDownNow, () => void putBack(id));
    onClose();
  }

  return (
    <ReasonDialog
      title={messages.takeDownTitle}
      okText={messages.takeDown}
      isBusy={isLoading}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <p>{name}</p>
    </ReasonDialog>
  );
}
