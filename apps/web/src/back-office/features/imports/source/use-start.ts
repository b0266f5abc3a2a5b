import { useEffect, useRef, useState } from 'react';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import type { Failure } from '../../../api/failure.js';
import { uploadImport } from '../../../api/upload-import.js';
import type { Upload } from '../../../api/upload.js';
import { useBackOfficeDispatch } from '../../../api/store.js';
import { sessionEnded } from '../../../api/session.slice.js';
import { useStartImportMutation } from '../api/imports-api.js';
import type { ImportForm, Separator } from '../api/review.js';
import { asFile } from './file-rules.js';
import { PLAIN_SETTINGS } from './plain-settings.js';

/** A file, or what was pasted instead of one. */
export type Source = File | string;

/** Has a source read for review: sends it, and says how far that is. `start` answers the import, or rejects with a Failure. */
export function useStart(form: ImportForm) {
  const dispatch = useBackOfficeDispatch();
  const commandIdOf = useCommandId();
  const [startImport] = useStartImportMutation();
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<Upload<string>>(undefined);
  // What was sent once and not answered after is not sent again.
  const sent = useRef<{ source: Source; fileId: string }>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function fileIdOf(source: Source, file: File): Promise<string> {
    if (sent.current?.source === source) return sent.current.fileId;
    running.current = uploadImport(file, setPercent);
    const fileId = await running.current.done;
    sent.current = { source, fileId };
    return fileId;
  }
  async function start(source: Source, separator: Separator | null): Promise<string> {
    const file = typeof source === 'string' ? asFile(source, form) : source;
    setPercent(0);
    try {
      const fileId = await fileIdOf(source, file);
      const input = { fileId, fileName: file.name, form, separator, settings: PLAIN_SETTINGS };
      return await startImport({ input, commandId: commandIdOf(input) }).unwrap();
    } catch (error) {
      const { kind, code } = error as Failure;
      if (kind === 'unauthenticated') dispatch(sessionEnded());
      if (code === 'file-not-found') sent.current = undefined;
      throw error;
    } finally {
      setPercent(null);
    }
  }
  function stop() {
    running.current?.abort();
    setPercent(null);
  }
  /** Percent is null while nothing is on its way. */
  return { start, stop, percent };
}
