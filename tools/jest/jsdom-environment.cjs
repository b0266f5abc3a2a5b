const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

// To compute a style, jsdom compares each element with every selector of its own style sheet, which is much of the time of a query by role.
// Nearly all of them begin their last part with the name of an element, so most are decided by that. Replaced before jsdom loads, which
// keeps the function that it finds.
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  const names = namesIn(selector);
  return (!names || names.has(element._localName)) && matchesDontThrow(element, selector);
};

const NAMES = new Map();

/** The names of the elements that the selector can match; null if it does not name them all. An at-rule has no selector. */
function namesIn(selector = '') {
  if (!NAMES.has(selector)) {
    const plain = selector.replaceAll(/\[[^\]]*\]/g, '');
    const lasts = /[(\\]/.test(plain)
      ? ['']
      : plain.split(',').map((one) =>
          one
            .trim()
            .split(/[\s>+~]+/)
            .at(-1),
        );
    const names = lasts.map((last) => /^[a-z][a-z0-9]*/.exec(last)?.[0]);
    NAMES.set(selector, names.every(Boolean) ? new Set(names) : null);
  }
  return NAMES.get(selector);
}

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
