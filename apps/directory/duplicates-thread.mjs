// Compares all businesses with each other. Runs in a worker thread, because the comparison takes many seconds and would block the event
// loop. Plain JavaScript, so that the tests and the built service start the same file.
import { parentPort } from 'node:worker_threads';
import { DOUBTFUL, findLikelyPairs } from '@tedarik/matching';

const businesses = [];

// Each message is a batch of businesses; null marks the end of the list.
parentPort.on('message', (batch) => {
  if (batch) return void businesses.push(...batch);
  const pairs = findLikelyPairs(businesses, { atLeast: DOUBTFUL });
  parentPort.postMessage(pairs);
  parentPort.close();
});
