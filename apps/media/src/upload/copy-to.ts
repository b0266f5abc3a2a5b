import type { GridFsUploadStore } from './gridfs-upload.store.js';
import type { UploadStore } from './upload.store.js';

/** Copies every upload that the target does not have yet, and counts them. An interrupted copy continues when it is called again. */
export async function copyTo(
  target: UploadStore,
  source: GridFsUploadStore,
): Promise<{ copied: number; there: number }> {
  const done = { copied: 0, there: 0 };
  for await (const id of source.ids()) {
    if (await target.has(id)) done.there += 1;
    else {
      await target.save(id, await source.read(id));
      done.copied += 1;
    }
  }
  return done;
}
