import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const compose = readFileSync(join(__dirname, '../../../docker-compose.yml'), 'utf8');
const [, services = ''] = /^services:\n([\s\S]*?)^\S/m.exec(compose) ?? [];

/** Names of the services in whose settings the pattern is found. */
const withSetting = (pattern: RegExp) =>
  services
    .split(/^ {2}(?=[a-z-]+:$)/m)
    .filter((service) => pattern.test(service))
    .map((service) => service.split(':', 1)[0]);

it('GEN-12 only the gateway can be reached from outside: no service, broker or datastore has a port of its own', () => {
  expect(withSetting(/image|<<|command/).length).toBeGreaterThan(10);
  expect(withSetting(/^ {4}ports:/m)).toEqual(['gateway']);
  expect(services).not.toMatch(/network_mode|^ {4}network:/m);
});
