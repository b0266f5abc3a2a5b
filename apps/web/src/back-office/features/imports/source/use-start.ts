import { useEffect, useRef, useState } from 'react';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import type { Failure } from '../../../api/failure.js';
import { uploadImport, type UploadedImport } from '../../../api/upload-import.js';
import type { Upload } from '../../../api/upload.js';
import { useBackOfficeDispatch } from '../../../api/store.js';
import { sessionEnded } from '../../../api/session.slice.js';
import { useStartImportMutation } from '../api/imports-api.js';
import type { ImportForm, Separator } from '../api/review.js';
import { asFile } from './file-rules.js';
import { PLAIN_SETTINGS } from './plain-settings.js';

/** A file, or a pasted text. */
export type Source = File | string;

export interface SheetQuestion {
  /** The first sheet that contains a table, preselected. */
  sheet: string;
  sheets: readonly string[];
  choose: (sheet: string) => void;
}

/**
 * Uploads a source and starts an import in review. `start` resolves with the id of the import, or null once stopped, and rejects with a
 * Failure.
 */
export function useStart(form: ImportForm) {
  const dispatch = useBackOfficeDispatch();
  const commandIdOf = useCommandId();
  const [startImport] = useStartImportMutation();
  const [percent, setPercent] = useState<number | null>(null);
  const [question, setQuestion] = useState<SheetQuestion | null>(null);
  const running = useRef<Upload<UploadedImport>>(undefined);
  // A source that was uploaded already is not uploaded again after a failure.
  const sent = useRef<{ source: Source; file: UploadedImport }>(undefined);
  // Identifies the running start; undefined after a stop.
  const underWay = useRef<object>(undefined);
  useEffect(
    () => () => {
      underWay.current = undefined;
      running.current?.abort();
    },
    [],
  );

  function send(file: File, sheet: string | null): Promise<UploadedImport> {
    running.current = uploadImport(file, sheet, setPercent);
    return running.current.done;
  }
  async function storedOf(source: Source, file: File): Promise<UploadedImport> {
    if (sent.current?.source === source) return sent.current.file;
    let stored = await send(file, null);
    if (stored.sheets && stored.sheets.length > 1) {
      const sheet = await sheetOf(stored.sheet!, stored.sheets);
      if (sheet !== stored.sheet) stored = await send(file, sheet);
    }
    sent.current = { source, file: stored };
    return stored;
  }
  /** Asks for the sheet; the promise settles only once one is chosen. */
  const sheetOf = (sheet: string, sheets: string[]) =>
    new Promise<string>((resolve) => {
      const choose = (chosen: string) => {
        setQuestion(null);
        resolve(chosen);
      };
      setQuestion({ sheet, sheets, choose });
    });
  async function start(source: Source, separator: Separator | null): Promise<string | null> {
    const file = typeof source === 'string' ? asFile(source, form) : source;
    const mine = {};
    const isStopped = () => underWay.current !== mine;
    underWay.current = mine;
    setPercent(0);
    try {
      const { fileId, sheet, sheets } = await storedOf(source, file);
      const fileName = sheets && sheets.length > 1 ? `${file.name} (${sheet})` : file.name;
      const input = { fileId, fileName, form, separator, settings: PLAIN_SETTINGS };
      const id = await startImport({ input, commandId: commandIdOf(input) }).unwrap();
      return isStopped() ? null : id;
    } catch (error) {
      const { kind, code } = error as Failure;
      if (kind === 'unauthenticated') dispatch(sessionEnded());
      if (code === 'file-not-found') sent.current = undefined;
      if (isStopped()) return null;
      throw error;
    } finally {
      if (!isStopped()) setPercent(null);
    }
  }
  function stop() {
    underWay.current = undefined;
    running.current?.abort();
    setQuestion(null);
    setPercent(null);
  }
  /** `percent` is null while nothing is being uploaded; `question` asks which sheet to read. */
  return { start, stop, percent, question };
}
