import { readFileSync } from 'node:fs';
import { SYSTEM } from '../system.js';

it('F21: an update replaces every service in the order of SYSTEM, in which the test of two versions does it', () => {
  const script = readFileSync('deploy/rolling-update.mjs', 'utf8');
  const listed = script.slice(script.indexOf('const SERVICES'), script.indexOf(';', script.indexOf('const SERVICES')));
  const services = [...listed.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name);
  expect(['streams', ...services]).toEqual(SYSTEM.map(({ name }) => name));
});
