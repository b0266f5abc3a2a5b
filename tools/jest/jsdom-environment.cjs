const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom has no fetch; react-router's data routers need Request and Response with a matching AbortSignal. Node's MessageChannel is not
// added, because React's scheduler would then keep Jest from exiting.
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
    // Components run in the builds that visitors get (production-react.cjs).
    this.global.process.env.NODE_ENV = 'production';
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    for (const kind of LABELLED) Object.defineProperty(this.global[kind].prototype, 'labels', LABELS);
  }
};

const LABELLED = [
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLMeterElement',
  'HTMLOutputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
];

// jsdom asks every label on the page for its control, and each label searches from the root of the page. In a large form that is half of a
// test's time. This gives the same result if ids are unique, which axe checks in the journeys.
const LABELS = {
  configurable: true,
  get() {
    if (this.type === 'hidden') return null;
    return Array.from(this.ownerDocument.querySelectorAll('label')).filter((label) => isFor(label, this));
  },
};

function isFor(label, control) {
  if (label.hasAttribute('for')) return control.id !== '' && label.htmlFor === control.id;
  return label.contains(control) && label.control === control;
}
