import type { Failure } from './failure.js';

export const LARGEST_PICTURE = 5 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

const DOOR = '/yonetici/yukle';

export interface PictureUpload {
  /** The address to store; rejects with a Failure, and never once it was aborted. */
  done: Promise<string>;
  abort: () => void;
}

/** Sends a picture. Not by fetch, which cannot say how much of it has gone. */
export function uploadPicture(file: File, onProgress: (percent: number) => void): PictureUpload {
  const request = new XMLHttpRequest();
  const done = new Promise<string>((resolve, reject) => {
    request.open('POST', DOOR);
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / (total || 1)));
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status === 201 && typeof answer['url'] === 'string') resolve(answer['url']);
      else reject(failure(answer));
    };
    request.onerror = () => reject(failure({ kind: 'unavailable', code: 'network-error' }));
    request.send(file);
  });
  return { done, abort: () => request.abort() };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** What the gateway says of a failure, which is an error and a Failure of the API. */
function failure({ kind, code, traceId }: Record<string, unknown>): Error & Failure {
  return Object.assign(new Error('Not uploaded'), {
    kind: typeof kind === 'string' ? kind : 'unexpected',
    code: typeof code === 'string' ? code : 'server-error',
    traceId: typeof traceId === 'string' ? traceId : null,
    fieldErrors: [],
  });
}
