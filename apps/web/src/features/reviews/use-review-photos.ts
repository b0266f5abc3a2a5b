import { type RefObject, useImperativeHandle, useState } from 'react';
import { failureText, formMessages } from '../../lib/forms/form.messages.js';
import { photoProblem } from '../../lib/forms/photo-problems.messages.js';
import { refusalOf, uploadPhoto } from '../../lib/forms/upload-photo.js';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { GetMyReview } from '../../lib/graphql/operations.js';
import type { MyReviewFieldsFragment } from '../../lib/graphql/types.js';
import { DescribeMyReviewPhoto, RemoveMyReviewPhoto, RestoreMyReviewPhoto } from '../../lib/later/photos-operations.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { reviewPhotosMessages } from './review-photos.messages.js';

export const MOST_PHOTOS = 4;

/** Uploads the photos of a stored review; resolves with null while some are still missing. */
export type SendPhotos = (review: MyReviewFieldsFragment) => Promise<MyReviewFieldsFragment | null>;

/** A chosen file that is not sent yet. Its id is the id of the command, so that repeated uploads store it once. */
export interface PhotoDraft {
  id: string;
  file: File;
  /** A data: URL, which the content security policy allows; null until the file is read. */
  preview: string | null;
  alt: string;
  problem: string | null;
}

interface ReviewPhotosArgs {
  /** The stored review; null before it is stored. */
  review: MyReviewFieldsFragment | null;
  sender: RefObject<SendPhotos | null>;
  /** Called when its photos have changed. */
  onReview: (review: MyReviewFieldsFragment) => void;
}

/** The photos of a review being written: stored ones, and ones that will be uploaded after the text. */
export function useReviewPhotos({ review, sender, onReview }: ReviewPhotosArgs) {
  const messages = useMessages(reviewPhotosMessages);
  const common = useMessages(formMessages);
  const { query } = useServices();
  const [stored, setStored] = useState(review);
  /** Edited alternative texts of stored photos, by id. */
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  const [drafts, setDrafts] = useState<readonly PhotoDraft[]>([]);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  /** Ids of the removed photos, the last one last; each can be put back. */
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [restored, setRestored] = useState<string | null>(null);
  const photos = (stored?.photos ?? []).filter(({ takenDownFor }) => !takenDownFor);
  const altOf = ({ id, alt }: (typeof photos)[number]) => alts[id] ?? alt;
  const room = Math.max(0, MOST_PHOTOS - photos.length - drafts.length);

  const textOf = (error: QueryFailed): string => {
    if (error.code === 'too-many-photos') return messages.full;
    if (error.code === 'photo-not-found') return messages.gone;
    return photoProblem(error, messages) ?? failureText(error, common);
  };
  const change = (id: string, over: Partial<PhotoDraft>) =>
    setDrafts((all) => all.map((draft) => (draft.id === id ? { ...draft, ...over } : draft)));

  /** A file that could never be sent takes no place of another. */
  function choose(files: readonly File[]) {
    const refused = files.flatMap((file) => {
      const refusal = refusalOf(file);
      return refusal ? [`${file.name}: ${textOf(refusal)}`] : [];
    });
    const good = files.filter((file) => !refusalOf(file));
    const added = good
      .slice(0, room)
      .map((file) => ({ id: crypto.randomUUID(), file, preview: null, alt: '', problem: null }));
    setProblem([...refused, ...(good.length > room ? [messages.full] : [])].join('\n') || null);
    setDrafts([...drafts, ...added]);
    for (const { id, file } of added) {
      const reader = new FileReader();
      reader.onload = () => change(id, { preview: reader.result as string });
      reader.readAsDataURL(file);
    }
  }

  async function act(work: () => Promise<MyReviewFieldsFragment>) {
    setBusy(common.sending);
    setProblem(null);
    try {
      const now = await work();
      setStored(now);
      onReview(now);
    } catch (error) {
      if (!(error instanceof QueryFailed)) throw error;
      setProblem(textOf(error));
    } finally {
      setBusy(null);
    }
  }
  const remove = (id: string) =>
    act(async () => {
      const { removeMyReviewPhoto: now } = await query(RemoveMyReviewPhoto, { reviewId: stored!.id, id });
      setRemoved([...removed, id]);
      return now;
    });
  const restore = () =>
    act(async () => {
      const id = removed.at(-1)!;
      const { restoreMyReviewPhoto: now } = await query(RestoreMyReviewPhoto, { reviewId: stored!.id, id });
      setRemoved(removed.slice(0, -1));
      setRestored(id);
      return now;
    });

  async function upload(to: MyReviewFieldsFragment, { id, file, alt }: PhotoDraft): Promise<string | null> {
    try {
      await uploadPhoto('/yorumlarim/yukle', file, { yorum: to.id, komut: id, metin: alt.trim() });
      return null;
    } catch (error) {
      if (!(error instanceof QueryFailed)) throw error;
      return textOf(error);
    }
  }
  /** Saves the edited alternative texts; resolves with the review, or null if that is refused. */
  async function describe(to: MyReviewFieldsFragment): Promise<MyReviewFieldsFragment | null> {
    let now: MyReviewFieldsFragment = to;
    try {
      for (const photo of photos.filter((one) => altOf(one).trim() !== one.alt)) {
        const variables = { reviewId: to.id, id: photo.id, alt: altOf(photo).trim() };
        ({ describeMyReviewPhoto: now } = await query(DescribeMyReviewPhoto, variables));
      }
    } catch (error) {
      if (!(error instanceof QueryFailed)) throw error;
      setProblem(textOf(error));
      return null;
    }
    setStored(now);
    setAlts({});
    return now;
  }
  const send: SendPhotos = async (review) => {
    setProblem(null);
    const to = await describe(review);
    if (!to || drafts.length === 0) return to;
    const left: PhotoDraft[] = [];
    for (const [at, draft] of drafts.entries()) {
      setBusy(messages.uploading(at + 1, drafts.length));
      const why = await upload(to, draft);
      if (why) left.push({ ...draft, problem: why });
    }
    setBusy(null);
    setDrafts(left);
    setLeft(left.length > 0);
    // Refreshes the review; if this fails, the older state is kept and nothing is lost.
    const now = await query(GetMyReview, { businessId: to.businessId }).catch(() => null);
    const latest = now?.myReview ?? to;
    setStored(latest);
    return left.length > 0 ? null : latest;
  };
  useImperativeHandle(sender, () => send);

  return {
    ...{ stored, photos, drafts, room, busy, problem, isLeft, removed: removed.at(-1), restored },
    ...{ choose, change, remove, restore, altOf },
    changeAlt: (id: string, alt: string) => setAlts({ ...alts, [id]: alt }),
    drop(id: string) {
      setProblem(null);
      setDrafts(drafts.filter((draft) => draft.id !== id));
    },
  };
}
