import { faultOf } from './check-json.js';

/**
 * Checks text in a worker, because ten megabytes take a moment and typing must not be blocked. Replies with the text's number and its
 * fault.
 */
self.onmessage = ({ data: { number, text } }: MessageEvent<{ number: number; text: string }>) => {
  self.postMessage({ number, fault: faultOf(text) });
};
