// Compares all businesses with each other in a thread of its own, for it takes many seconds in which nothing else would be
// answered. Plain JavaScript, so that tests and the built service start the same file.
import { parentPort } from 'node:worker_threads';
import { DOUBTFUL, findLikelyPairs } from '@tedarik/matching';

const businesses = [];

// Batches of businesses, and null after the last one.
parentPort.on('message', (batch) => {
  if (batch) return void businesses.push(...batch);
  const pairs = findLikelyPairs(businesses, { atLeast: DOUBTFUL });
  parentPort.postMessage(pairs);
  parentPort.close();
});
