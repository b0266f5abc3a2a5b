import { Alert, Button, Progress } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { LARGEST_IMPORT_MB } from '../../../api/upload-import.js';
import { focusContent } from '../../../components/use-focus-return.js';
import type { ImportForm } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import { useImportToasts } from '../../import-runs/use-import-toasts.js';
import { ChooseSheet } from './choose-sheet.js';
import { ChosenFile } from './chosen-file.js';
import { FileDrop } from './file-drop.js';
import { ENDINGS, faultOfFile, hasColumns, isTooLongToPaste, LARGEST_PASTE_MB } from './file-rules.js';
import { PasteArea } from './paste-area.js';
import { useJsonCheck } from './use-json-check.js';
import { useStart } from './use-start.js';

interface ImportSourceProps {
  form: ImportForm;
  /** Held by the screen, so that it survives a visit to the review. */
  text: string;
  onText: (text: string) => void;
  onStarted: (id: string) => void;
}

/** The source of an import: a pasted text or a file. Starting only uploads and reads it; nothing is imported yet. */
export function ImportSource({ form, text, onText, onStarted }: ImportSourceProps) {
  const messages = useMessages(importMessages);
  const toasts = useImportToasts();
  const { start, stop, percent, question } = useStart(form);
  const [file, setFile] = useState<File | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const isTooLong = isTooLongToPaste(text);
  const checked = useJsonCheck(text, form === 'json' && !isTooLong);
  const isEmpty = text.trim() === '';
  const isReadable = form === 'tsv' || (checked !== null && checked.fault === null);
  const isSending = percent !== null;
  const mayPreview = !isSending && (file !== null || (!isEmpty && !isTooLong && isReadable));

  function choose(chosen: File) {
    const fault = faultOfFile(chosen, form);
    const words = {
      'wrong-type': messages.wrongType(ENDINGS[form].join(', ')),
      'empty-file': messages.emptyFile,
      'file-too-large': messages.tooLarge(LARGEST_IMPORT_MB),
    };
    setAlert(fault && words[fault]);
    if (!fault) setFile(chosen);
  }
  function clear() {
    setFile(null);
    setAlert(null);
    onText('');
  }
  async function preview() {
    setAlert(null);
    if (!file && isEmpty) return setAlert(form === 'json' ? messages.jsonEmpty : messages.tsvEmpty);
    if (!mayPreview) return;
    if (!file && form === 'tsv' && !hasColumns(text)) return setAlert(messages.tsvInvalid);
    try {
      // Text pasted from a spreadsheet has tabs between its columns (IMP-TSV-10).
      const started = await start(file ?? text, !file && form === 'tsv' ? 'tab' : null);
      if (started !== null) onStarted(started);
    } catch (error) {
      toasts.failed(form === 'json' ? messages.jsonPreviewFailed : messages.tsvPreviewFailed, error);
    }
  }

  return (
    <section className="import-card" aria-label={form === 'json' ? messages.jsonLabel : messages.tsvLabel}>
      {file ? (
        <ChosenFile
          file={file}
          isSending={isSending}
          onRemove={() => {
            setFile(null);
            focusContent();
          }}
        />
      ) : (
        <>
          <PasteArea
            form={form}
            text={text}
            checked={checked}
            isTooLong={isTooLong}
            isSending={isSending}
            onText={(typed) => {
              setAlert(null);
              onText(typed);
            }}
            onPreview={() => void preview()}
          />
          {isTooLong && (
            <Alert
              type="error"
              showIcon
              title={messages.tooLarge(LARGEST_PASTE_MB)}
              description={messages.pasteTooLarge}
            />
          )}
          <FileDrop form={form} onFile={choose} />
        </>
      )}
      {alert && <Alert type="error" showIcon title={alert} />}
      {question && <ChooseSheet question={question} onClose={stop} />}
      {percent !== null && <Progress percent={percent} aria-label={messages.uploading} />}
      <div className="import-actions">
        <Button type="primary" disabled={!mayPreview} onClick={() => void preview()}>
          {form === 'json' ? messages.jsonPreview : messages.tsvPreview}
        </Button>
        {isSending ? (
          <Button onClick={stop}>{messages.stopUpload}</Button>
        ) : (
          <Button onClick={clear} disabled={isEmpty && !file}>
            {messages.clear}
          </Button>
        )}
      </div>
    </section>
  );
}
