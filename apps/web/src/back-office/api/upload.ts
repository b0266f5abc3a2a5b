import type { Failure } from './failure.js';

export interface Upload<Answer> {
  /** Rejects with a Failure, and never settles once it was aborted. */
  done: Promise<Answer>;
  abort: () => void;
}

type Json = Record<string, unknown>;

/**
 * Sends a file to a door of the gateway, which answers 201 and what `readAnswer` finds in it. Not by fetch, which cannot say
 * how much of it has gone.
 */
export function upload<Answer>(
  door: string,
  file: File,
  type: string,
  onProgress: (percent: number) => void,
  readAnswer: (answer: Json) => Answer | null,
): Upload<Answer> {
  const request = new XMLHttpRequest();
  const done = new Promise<Answer>((resolve, reject) => {
    request.open('POST', door);
    request.setRequestHeader('content-type', type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / (total || 1)));
    request.onload = () => {
      const body = parsed(request.responseText);
      const answer = request.status === 201 ? readAnswer(body) : null;
      if (answer === null) reject(failure(body));
      else resolve(answer);
    };
    request.onerror = () => reject(failure({ kind: 'unavailable', code: 'network-error' }));
    request.send(file);
  });
  return { done, abort: () => request.abort() };
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
}

/** What the gateway says of a failure, which is an error and a Failure of the API. */
function failure({ kind, code, traceId }: Json): Error & Failure {
  return Object.assign(new Error('Not uploaded'), {
    kind: typeof kind === 'string' ? kind : 'unexpected',
    code: typeof code === 'string' ? code : 'server-error',
    traceId: typeof traceId === 'string' ? traceId : null,
    fieldErrors: [],
  });
}
