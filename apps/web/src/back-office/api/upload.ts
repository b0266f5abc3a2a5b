import { type Failure, failureIn } from './failure.js';

export interface Upload<Answer> {
  /** Rejects with a Failure; never settles after `abort`. */
  done: Promise<Answer>;
  abort: () => void;
}

type Json = Record<string, unknown>;

/**
 * Uploads a file to an endpoint of the gateway. A reply of 201 resolves with what `readAnswer` finds in it. Uses XMLHttpRequest, because
 * fetch cannot report the progress of an upload.
 */
export function upload<Answer>(
  endpoint: string,
  file: File,
  type: string,
  onProgress: (percent: number) => void,
  readAnswer: (answer: Json) => Answer | null,
): Upload<Answer> {
  const request = new XMLHttpRequest();
  const done = new Promise<Answer>((resolve, reject) => {
    request.open('POST', endpoint);
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

/** An Error that is also a Failure of the API. */
const failure = (body: Json): Error & Failure => Object.assign(new Error('Not uploaded'), failureIn(body));
