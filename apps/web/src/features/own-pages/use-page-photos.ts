import { useCallback, useEffect, useState } from 'react';
import { failureText, formMessages } from '../../lib/forms/form.messages.js';
import { photoProblem } from '../../lib/forms/photo-problems.messages.js';
import { uploadPhoto } from '../../lib/forms/upload-photo.js';
import { useCommandId } from '../../lib/forms/use-command-id.js';
import { QueryFailed } from '../../lib/graphql/operation.js';
import type { PhotoFieldsFragment } from '../../lib/graphql/types.js';
import { ArrangeMyPhotos, ListMyPhotos, RemoveMyPhoto, RestoreMyPhoto } from '../../lib/later/photos-operations.js';
import { useMessages } from '../../lib/messages.js';
import { failedBy, type Failed, useServices } from '../../lib/services.js';
import { useAppDispatch } from '../../lib/store/store.js';
import { toastRaised } from '../../lib/store/toast.slice.js';
import { ownPagesMessages } from './own-pages.messages.js';
import { pagePhotosMessages } from './page-photos.messages.js';

type Photos = readonly PhotoFieldsFragment[];

/** The photos of an own page including unsaved changes, and the actions on them. */
export function usePagePhotos(businessId: string) {
  const messages = useMessages(pagePhotosMessages);
  const { noLongerOwner } = useMessages(ownPagesMessages);
  const common = useMessages(formMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const commandIdOf = useCommandId();
  const [photos, setPhotos] = useState<Photos | null>(null);
  const [stored, setStored] = useState<Photos | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  /** Ids of the removed photos, the last one last; each can be put back. */
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [restored, setRestored] = useState<string | null>(null);

  const show = (next: Photos) => {
    setFailed(null);
    setStored(next);
    setPhotos(next);
  };
  /** Shows newly stored photos while keeping unsaved texts and order, because the user may edit while a reply is pending. */
  const showBeside = (next: Photos, before = stored) => {
    setStored(next);
    setPhotos((unsaved) => withUnsaved(next, unsaved ?? [], before ?? []));
  };
  const load = useCallback(
    () => query(ListMyPhotos, { businessId }).then(({ myPagePhotos }) => show(myPagePhotos)),
    [query, businessId],
  );
  const reload = useCallback(() => void load().catch((error: unknown) => setFailed(failedBy(error))), [load]);
  useEffect(reload, [reload]);

  const showStored = async () => showBeside((await query(ListMyPhotos, { businessId })).myPagePhotos);

  const texts: Partial<Record<string, string>> = {
    'too-many-photos': messages.full,
    'photos-refused': messages.tooLong,
    'photos-changed-meanwhile': messages.stale,
    'photo-not-found': messages.stale,
    'not-page-owner': noLongerOwner,
  };
  const textOf = (error: QueryFailed) =>
    texts[error.code] ?? photoProblem(error, messages) ?? failureText(error, common);

  async function work(what: string, act: () => Promise<unknown>) {
    if (busy !== null) return;
    setBusy(what);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof QueryFailed)) throw error;
      setProblem(textOf(error));
      if (texts[error.code] === messages.stale) await showStored().catch(() => undefined);
    } finally {
      setBusy(null);
    }
  }

  const upload = (files: readonly File[]) =>
    work('', async () => {
      const problems: string[] = [];
      for (const [at, file] of files.entries()) {
        setBusy(messages.uploading(at + 1, files.length));
        try {
          await uploadPhoto('/isletmem/yukle', file, { isletme: businessId, komut: crypto.randomUUID() });
          dispatch(toastRaised({ tone: 'ok', title: messages.uploaded }));
        } catch (error) {
          if (!(error instanceof QueryFailed)) throw error;
          problems.push(messages.notUploaded(file.name, textOf(error)));
        }
      }
      if (problems.length > 0) setProblem(problems.join('\n'));
      await showStored().catch((error: unknown) => {
        if (problems.length === 0) throw error;
      });
    });
  const save = () =>
    work(common.sending, async () => {
      const request = { businessId, photos: (photos ?? []).map(({ id, alt }) => ({ id, alt })) };
      const { arrangeMyPhotos } = await query(ArrangeMyPhotos, { ...request, commandId: commandIdOf(request) });
      showBeside(arrangeMyPhotos, photos);
      dispatch(toastRaised({ tone: 'ok', title: messages.saved }));
    });
  const remove = (id: string) =>
    work(common.sending, async () => {
      showBeside((await query(RemoveMyPhoto, { businessId, id })).removeMyPhoto);
      setRemoved([...removed, id]);
    });
  const restore = () =>
    work(common.sending, async () => {
      const id = removed.at(-1)!;
      showBeside((await query(RestoreMyPhoto, { businessId, id })).restoreMyPhoto);
      setRemoved(removed.slice(0, -1));
      setRestored(id);
    });
  const describe = (id: string, alt: string) =>
    setPhotos((before) => (before ?? []).map((photo) => (photo.id === id ? { ...photo, alt } : photo)));
  const move = (from: number, to: number) => {
    if (busy !== null || !photos?.[to]) return;
    const moved = [...photos];
    moved.splice(to, 0, ...moved.splice(from, 1));
    setPhotos(moved);
  };

  return {
    ...{ photos, failed, problem, busy, removed, restored, reload },
    ...{ upload, save, remove, restore, describe, move },
  };
}

/** The stored photos with those texts of `unsaved` that differ from `before`, in the order of `unsaved`. */
function withUnsaved(next: Photos, unsaved: Photos, before: Photos): Photos {
  const ofMine = (id: string) => unsaved.findIndex((photo) => photo.id === id);
  const altOf = ({ id, alt }: PhotoFieldsFragment) => {
    const mine = unsaved[ofMine(id)];
    return mine && mine.alt !== before.find((photo) => photo.id === id)?.alt ? mine.alt : alt;
  };
  const known = next.filter(({ id }) => ofMine(id) >= 0).toSorted((one, other) => ofMine(one.id) - ofMine(other.id));
  const added = next.filter(({ id }) => ofMine(id) < 0);
  return [...known, ...added].map((photo) => ({ ...photo, alt: altOf(photo) }));
}
