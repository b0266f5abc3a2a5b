const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Runs the first group of every project, then the second of every project, and so on; single files come last. Integration tests mostly wait
 * and tests of screens mostly compute, so side by side they use the processors well, and no long group starts late.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => turnOf(one) - turnOf(other));
  }
};

const LAST = 1_000;
const turnOf = ({ path }) => Number(/-(\d+)\.spec\.js$/.exec(path)?.[1] ?? LAST);
