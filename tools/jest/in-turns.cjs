const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * The first group of every project, then the second of every project, …; single files last. Tests of parts wait a good deal and
 * tests of screens compute: side by side they keep the processors busy, and nothing long begins late.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => turnOf(one) - turnOf(other));
  }
};

const LAST = 1_000;
const turnOf = ({ path }) => Number(/-(\d+)\.spec\.js$/.exec(path)?.[1] ?? LAST);
