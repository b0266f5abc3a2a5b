import { serviceConfig, siteConfig } from '@tedarik/service-kit';
import { z } from 'zod';

const MB = 1024 * 1024;

const listed = (text: string) => text.split(',').map((part) => part.trim());
const networks = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
]);
const address = z.url({ protocol: /^https?$/ });
/** Without slashes at the end, because paths are appended. */
const serviceAddress = address.transform((url) => url.replace(/\/+$/, ''));

export const gatewayConfig = serviceConfig.extend({
  ...siteConfig,
  HOST: z.string().min(1).default('127.0.0.1').describe('Address that the web server listens on.'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port of the web server.'),
  // If unset, the client's address is that of the connection (A19).
  TRUSTED_PROXIES: z
    .string()
    .refine((text) => listed(text).every((part) => networks.safeParse(part).success), {
      error: 'must be addresses or networks, separated by commas',
    })
    .optional()
    .describe(
      'Addresses or networks of your own proxies, separated by commas. X-Forwarded-For is trusted only from them; unset, from nobody.',
    ),
  REDIS_URL: z
    .string()
    .min(1)
    .describe(
      'URL of Redis for sessions and rate limits. If its data is lost, everybody is signed out and limits start again.',
    ),
  REDIS_ANSWER_WITHIN_MS: z.coerce
    .number()
    .int()
    .min(10)
    .default(500)
    .describe('Milliseconds without a reply after which a Redis command fails.'),
  SESSION_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Secret that stored sessions are signed with; the same in all replicas. Unset, SERVICE_TOKEN. Changing it signs everybody out.',
    ),
  ELASTICSEARCH_URL: z
    .string()
    .min(1)
    .optional()
    .describe(
      'URL of Elasticsearch, with user and password. Unset, search is reduced: whole words only, answered by the directory.',
    ),
  SEARCH_ANSWER_WITHIN_MS: z.coerce
    .number()
    .int()
    .min(10)
    .default(2_000)
    .describe(
      'Milliseconds that Elasticsearch has for a search; then it is served reduced. After a failure it has a tenth of that.',
    ),
  REQUESTS_WAIT_AT_LEAST_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'Minimum timeout in milliseconds of requests to services, for slow machines. 0: each request has its own, mostly 2 to 5 seconds.',
    ),
  SERVICE_TOKEN: z
    .string()
    .min(16)
    .describe(
      'Key that signs URLs of pictures and tokens of previews, the same in all replicas. Callers of /readyz and /metrics must send it.',
    ),
  MEDIA_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('SERVICE_TOKEN of the media service. Unset, SERVICE_TOKEN of the gateway.'),
  IMPORTS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('SERVICE_TOKEN of the imports service. Unset, SERVICE_TOKEN of the gateway.'),
  MEDIA_URL: serviceAddress
    .default('http://127.0.0.1:3109')
    .describe('URL of the operations port of the media service.'),
  IMPORTS_URL: serviceAddress
    .default('http://127.0.0.1:3102')
    .describe('URL of the operations port of the imports service.'),
  // GEN-18
  LOCALE: z.enum(['tr', 'en']).default('tr').describe('Language of every page.'),
  CONTACT_EMAIL: z.string().max(254).default('bilgi@ornek.com.tr').describe('E-mail address on the contact page.'),
  CONTACT_PHONE: z.string().max(40).default('+90 212 000 00 00').describe('Phone number on the contact page.'),
  CONTACT_ADDRESS: z
    .string()
    .max(200)
    .default('Örnek Mahallesi, Çarşı Sokak 1, Fatih, İstanbul')
    .describe('Postal address on the contact page.'),
  WEB_ROOT: z.string().min(1).optional().describe('Folder of the built web app. Unset, `apps/web/dist`.'),
  MAP_STYLE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL of the MapLibre style of the map of results; its sources may be pmtiles://. Unset, the map shows only outlines of the provinces.',
    ),
  MAP_ORIGINS: z
    .string()
    .refine(
      (text) =>
        listed(text)
          .filter(Boolean)
          .every((part) => address.safeParse(part).success),
      {
        error: 'must be http or https addresses, separated by commas',
      },
    )
    .optional()
    .describe(
      'Origins from which browsers may load tiles and fonts of the map, besides the origin of its style; separated by commas.',
    ),
  SEARCHES_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(0)
    .default(240)
    .describe(
      'Maximum number of searches per minute from one IP address (IPv6: one /64 network), over all replicas; 0 for no limit.',
    ),
  MADE_AT_ONCE: z.coerce
    .number()
    .int()
    .min(0)
    .default(4)
    .describe(
      'Pages and drawings that a replica renders at the same time for one IP address at most; further requests wait. 0 for no limit.',
    ),
  PAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(MB)
    .default(64 * MB)
    .describe('Size in bytes of the page cache of each replica.'),
});
export type GatewayConfig = z.infer<typeof gatewayConfig>;
export const GATEWAY_CONFIG = Symbol('GATEWAY_CONFIG');
