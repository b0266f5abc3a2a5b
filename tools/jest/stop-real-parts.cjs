// Jest's globalTeardown of the integration tests: ends what real-parts.cjs has started.
module.exports = () => globalThis.stopRealParts?.();
