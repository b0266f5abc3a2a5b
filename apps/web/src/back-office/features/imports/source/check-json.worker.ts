import { faultOf } from './check-json.js';

/** A text of ten megabytes takes a moment: typing goes on meanwhile. Answers the text's number and its fault. */
self.onmessage = ({ data: { number, text } }: MessageEvent<{ number: number; text: string }>) => {
  self.postMessage({ number, fault: faultOf(text) });
};
