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
  HOST: z.string().min(1).default('127.0.0.1').describe('Address on which visitors are answered.'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Its port.'),
  // If unset, the client's address is that of the connection (A19).
  TRUSTED_PROXIES: z
    .string()
    .refine((text) => listed(text).every((part) => networks.safeParse(part).success), {
      error: 'must be addresses or networks, separated by commas',
    })
    .optional()
    .describe('Addresses or networks of your own proxies, separated by commas: only their X-Forwarded-For counts.'),
  REDIS_URL: z.string().min(1).describe('Of sessions and limits; all of it may be lost.'),
  REDIS_ANSWER_WITHIN_MS: z.coerce
    .number()
    .int()
    .min(10)
    .default(500)
    .describe('Milliseconds after which Redis counts as away for one command.'),
  SESSION_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('What sessions are sealed with, the same in all replicas. Unset, SERVICE_TOKEN.'),
  ELASTICSEARCH_URL: z.string().min(1).optional().describe('With name and password. Unset, search is reduced.'),
  SEARCH_ANSWER_WITHIN_MS: z.coerce
    .number()
    .int()
    .min(10)
    .default(2_000)
    .describe('Milliseconds after which a search is served reduced; after a failure a tenth of it.'),
  REQUESTS_WAIT_AT_LEAST_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'Milliseconds that a request to a service waits for its reply at least; 0: 2 to 5 seconds, by what it does.',
    ),
  SERVICE_TOKEN: z
    .string()
    .min(16)
    .describe('Key of addresses of pictures and of previews, the same in all replicas; opens /readyz and /metrics.'),
  MEDIA_TOKEN: z.string().min(16).optional().describe("SERVICE_TOKEN of media. Unset, the gateway's own."),
  IMPORTS_TOKEN: z.string().min(16).optional().describe("SERVICE_TOKEN of imports. Unset, the gateway's own."),
  MEDIA_URL: serviceAddress.default('http://127.0.0.1:3109').describe('Operations port of media.'),
  IMPORTS_URL: serviceAddress.default('http://127.0.0.1:3102').describe('Operations port of imports.'),
  // GEN-18
  LOCALE: z.enum(['tr', 'en']).default('tr').describe('Language of every page.'),
  CONTACT_EMAIL: z.string().max(254).default('bilgi@ornek.com.tr').describe('On the contact page.'),
  CONTACT_PHONE: z.string().max(40).default('+90 212 000 00 00').describe('On the contact page.'),
  CONTACT_ADDRESS: z
    .string()
    .max(200)
    .default('Örnek Mahallesi, Çarşı Sokak 1, Fatih, İstanbul')
    .describe('On the contact page.'),
  WEB_ROOT: z.string().min(1).optional().describe('Folder of the built web app. Unset, `apps/web/dist`.'),
  MAP_STYLE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Style (MapLibre) of the map of results; its sources may be pmtiles://. Unset, the provinces are drawn.'),
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
      "Origins beside the style's own from which browsers may fetch its tiles and letters, separated by commas.",
    ),
  SEARCHES_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(0)
    .default(240)
    .describe('Searches of one address (IPv6: one /64) in a minute, over all replicas; 0 for any number.'),
  MADE_AT_ONCE: z.coerce
    .number()
    .int()
    .min(0)
    .default(4)
    .describe('Pages and drawings that a replica renders at once for one address; 0 for any number.'),
  PAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(MB)
    .default(64 * MB)
    .describe('Bytes of pages that each replica caches.'),
});
export type GatewayConfig = z.infer<typeof gatewayConfig>;
export const GATEWAY_CONFIG = Symbol('GATEWAY_CONFIG');
