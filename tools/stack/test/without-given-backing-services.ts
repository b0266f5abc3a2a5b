import { BACKING_SERVICES } from '../src/parts/parts.js';

/** For tests about parts that the environment does not name. Jest gives each test file its own environment. */
export function withoutGivenBackingServices(): void {
  for (const { variable } of Object.values(BACKING_SERVICES)) delete process.env[variable];
  delete process.env['STACK'];
  delete process.env['SEARCH'];
}
