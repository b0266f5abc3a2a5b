import { EyeInvisibleOutlined, UndoOutlined } from '@ant-design/icons';
import { formatShortMoment } from '@tedarik/turkish';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import { useToasts } from '../../../components/use-toasts.js';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import {
  type ReviewInFull,
  usePutReviewPhotoBackMutation,
  useTakeReviewPhotoDownMutation,
} from '../api/reviews-api.js';
import { reviewPhotoMessages } from '../review-photos.messages.js';

type Photo = NonNullable<ReviewInFull['photos']>[number];

/** The photos of a review, which can be taken down with a reason or restored. A hidden file cannot be displayed here either. */
export function ManagedReviewPhotos({ review: { id: reviewId, status, photos } }: { review: ReviewInFull }) {
  const messages = useMessages(reviewPhotoMessages);
  const [removing, setRemoving] = useState<Photo | null>(null);
  const { takeDown, putBack, isBusy } = usePhotoModeration(reviewId);
  if (!photos || photos.length === 0) return null;
  const nameOf = ({ alt }: Photo) => alt || messages.photo(photos.findIndex((photo) => photo === removing) + 1);
  return (
    <section aria-label={messages.title}>
      <h3>{messages.title}</h3>
      <ul className="review-photos">
        {photos.map((photo, at) => {
          const name = photo.alt || messages.photo(at + 1);
          const isSeen = status === 'visible' && !photo.takenDownAt;
          return (
            <li key={photo.id}>
              {isSeen && (
                <a href={`/yukleme/${photo.uploadId}.webp`} target="_blank" rel="noopener">
                  <img
                    className="photo-thumb"
                    src={`/yukleme/${photo.uploadId}.webp`}
                    alt={name}
                    width={photo.width}
                    height={photo.height}
                    loading="lazy"
                  />
                </a>
              )}
              <small>
                {isSeen || photo.takenDownAt ? name : `${name}: ${messages.notSeen}`}
                {photo.takenDownAt && (
                  <>
                    <br />
                    {messages.takenDownBy(photo.takenDownBy ?? '', formatShortMoment(photo.takenDownAt))}
                    <br />
                    {photo.takenDownFor}
                  </>
                )}
              </small>
              {photo.takenDownAt ? (
                <Button
                  size="small"
                  icon={<UndoOutlined aria-hidden />}
                  disabled={isBusy}
                  aria-label={`${messages.putBack}: ${name}`}
                  onClick={() => void putBack(photo.id)}
                >
                  {messages.putBack}
                </Button>
              ) : (
                <Button
                  size="small"
                  icon={<EyeInvisibleOutlined aria-hidden />}
                  disabled={isBusy}
                  aria-label={`${messages.takeDown}: ${name}`}
                  onClick={() => setRemoving(photo)}
                >
                  {messages.takeDown}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {removing && (
        <ReasonDialog
          title={messages.takeDownTitle}
          okText={messages.takeDown}
          isBusy={isBusy}
          onConfirm={(reason) => void takeDown(removing.id, reason).then((isDone) => isDone && setRemoving(null))}
          onClose={() => setRemoving(null)}
        >
          <p>{nameOf(removing)}</p>
        </ReasonDialog>
      )}
    </section>
  );
}

function usePhotoModeration(reviewId: string) {
  const messages = useMessages(reviewPhotoMessages);
  const codes = ['photo-not-found', 'review-not-found', 'too-many-photos'] as const;
  const toasts = useToasts(Object.fromEntries(codes.map((code) => [code, messages[code]])));
  const commandIdOf = useCommandId();
  const [takeDownPhoto, taking] = useTakeReviewPhotoDownMutation();
  const [putPhotoBack, putting] = usePutReviewPhotoBackMutation();

  async function putBack(id: string): Promise<void> {
    toasts.settled(await putPhotoBack({ reviewId, id }), messages.putBackNow, messages.failedToPutBack);
  }
  async function takeDown(id: string, reason: string): Promise<boolean> {
    const request = { reviewId, id, reason };
    const { error } = await takeDownPhoto({ ...request, commandId: commandIdOf(request) });
    if (error) toasts.failed(messages.failedToTakeDown, error);
    else toasts.undoable(messages.takenDownNow, () => void putBack(id));
    return !error;
  }
  return { takeDown, putBack, isBusy: taking.isLoading || putting.isLoading };
}
