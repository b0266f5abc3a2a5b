const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom has no fetch; react-router's data routers need Request and Response with a matching AbortSignal. Node's
// MessageChannel stays out: React's scheduler would keep Jest from exiting.
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'structuredClone',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
};
