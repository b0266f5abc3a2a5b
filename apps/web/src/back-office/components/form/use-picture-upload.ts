import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useMessages } from '../../../lib/messages.js';
import type { Failure } from '../../api/failure.js';
import { LARGEST_PICTURE, PICTURE_TYPES, type PictureUpload, uploadPicture } from '../../api/upload-picture.js';
import { sessionEnded } from '../../api/session.slice.js';
import { useFailureText } from '../use-failure-text.js';
import { pictureMessages } from './picture.messages.js';

/** State of an upload: its progress, or why it failed. `onDone` gets the address to store, after `onUploading(false)`. */
export function usePictureUpload(onUploading: (isUploading: boolean) => void, onDone: (url: string) => void) {
  const messages = useMessages(pictureMessages);
  const dispatch = useDispatch();
  const [percent, setPercent] = useState<number | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const running = useRef<PictureUpload>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const known: Record<string, string> = {
    'file-too-large': messages.tooLarge,
    'unsupported-media-type': messages.wrongType,
    'not-a-picture': messages.notAPicture,
    'too-many-pixels': messages.tooManyPixels,
  };
  const failureText = useFailureText();

  async function send(file: File) {
    running.current?.abort();
    const refused = refusalOf(file);
    setFailed(refused ? known[refused]! : null);
    setPercent(refused ? null : 0);
    onUploading(refused === null);
    if (refused) return;
    const upload = uploadPicture(file, setPercent);
    running.current = upload;
    try {
      const url = await upload.done;
      onUploading(false);
      onDone(url);
    } catch (error) {
      onUploading(false);
      const failure = error as Failure;
      if (failure.kind === 'unauthenticated') dispatch(sessionEnded());
      setFailed(known[failure.code] ?? messages.failedToUpload(failureText(failure)));
    }
    setPercent(null);
  }

  return { send: (file: File) => void send(file), percent, failed };
}

/** The error code that the server would return for a file, checked without sending it. */
function refusalOf({ size, type }: File): string | null {
  if (!PICTURE_TYPES.includes(type)) return 'unsupported-media-type';
  return size > LARGEST_PICTURE ? 'file-too-large' : null;
}
