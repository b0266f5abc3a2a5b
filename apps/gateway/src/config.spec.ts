import { parseConfig } from '@tedarik/service-kit';
import { gatewayConfig } from './config.js';

const NEEDED = { OPS_PORT: '0', NATS_URL: 'nats://a', REDIS_URL: 'redis://a', SERVICE_TOKEN: 'a-token-of-tests-only' };
const configOf = (variables: Record<string, string>) => parseConfig(gatewayConfig, { ...NEEDED, ...variables });

it.each([
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8,'],
  ['MAP_ORIGINS', 'tiles.example'],
  ['MAP_ORIGINS', 'https://tiles.example,pmtiles://a'],
  ['MEDIA_URL', 'media:3100'],
  ['IMPORTS_URL', 'imports'],
])('names the setting that has an invalid value: %s=%s', (name, value) => {
  expect(() => configOf({ [name]: value })).toThrow(new RegExp(`^Bad configuration:\\n  ${name}: .+$`));
});

it('takes several, with and without spaces, and addresses of processes with a slash at the end', () => {
  const TRUSTED_PROXIES = '10.213.27.0/24, 192.0.2.1,fd00::/8,loopback';
  const MAP_ORIGINS = 'https://tiles.example, https://letters.example';
  expect(configOf({ TRUSTED_PROXIES, MAP_ORIGINS })).toMatchObject({ TRUSTED_PROXIES, MAP_ORIGINS });
  expect(configOf({ MEDIA_URL: 'http://media:3100/' }).MEDIA_URL).toBe('http://media:3100');
});
