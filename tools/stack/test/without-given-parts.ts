import { PARTS } from '../src/parts/parts.js';

/** These tests are about parts that the environment does not name; Jest gives each test file an environment of its own. */
export function withoutGivenParts(): void {
  for (const { variable } of Object.values(PARTS)) delete process.env[variable];
  delete process.env['STACK'];
  delete process.env['SEARCH'];
}
