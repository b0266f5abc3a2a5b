// Tests of components run React's production build, as visitors do; it needs much less time than the development build, but has no `act`,
// which Testing Library needs to complete all work of React that a step has caused. This adds it: React's scheduled work is kept in a list,
// and the end of the outermost `act` does it at once. Loaded before react-dom, which keeps the functions that it finds.
const { setImmediate } = require('node:timers');
const scheduler = require('scheduler');

const {
  unstable_scheduleCallback: schedule,
  unstable_cancelCallback: cancel,
  unstable_shouldYield: shouldYield,
} = scheduler;
const { queueMicrotask } = globalThis;
/** Scheduled work, in the order of scheduling. */
const waiting = new Set();

/** Whether `act` does the work. The scheduler does it in slices of 5 ms instead. */
let isActing = false;
let depth = 0;

function doIt(work) {
  if (!waiting.delete(work)) return;
  const rest = work.call(false);
  if (typeof rest !== 'function') return;
  work.call = rest;
  waiting.add(work);
  return () => doIt(work);
}

function doAll() {
  isActing = true;
  try {
    for (const work of waiting) {
      if (work.node) cancel(work.node);
      doIt(work);
    }
  } finally {
    isActing = false;
  }
}

scheduler.unstable_shouldYield = () => !isActing && shouldYield();
scheduler.unstable_scheduleCallback = (priority, call, options) => {
  const work = { call };
  waiting.add(work);
  work.node = schedule(priority, () => doIt(work), options);
  return work;
};
scheduler.unstable_cancelCallback = (work) => {
  waiting.delete(work);
  cancel(work.node);
};
globalThis.queueMicrotask = (call) => {
  const work = { call: () => void call() };
  waiting.add(work);
  queueMicrotask(() => void doIt(work));
};
require('react-dom/client');
globalThis.queueMicrotask = queueMicrotask;

require('react').act = (step) => {
  depth++;
  let result;
  try {
    result = step();
  } catch (error) {
    depth--;
    throw error;
  }
  if (typeof result?.then === 'function') return completed(result);
  if (--depth === 0) doAll();
  return { then: (resolve) => resolve(result) };
};

async function completed(result) {
  try {
    return await result;
  } finally {
    if (--depth === 0) await allIsDone();
  }
}

/** What is done can schedule more, or have a reply come that does. */
async function allIsDone() {
  do {
    doAll();
    await new Promise((done) => setImmediate(done));
  } while (waiting.size > 0);
}
