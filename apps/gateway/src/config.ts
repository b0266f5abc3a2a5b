import { serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

const MB = 1024 * 1024;

export const gatewayConfig = serviceConfig.extend({
  /** Where visitors are answered. */
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Address under which visitors know the site: canonical addresses and the Origin check go by it. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .default('http://localhost:3000'),
  /**
   * Addresses or networks of our own proxies, separated by commas; only what they say in X-Forwarded-For is believed.
   * Without it the address of the connection counts (A19).
   */
  TRUSTED_PROXIES: z.string().min(1).optional(),
  /** Sessions and limits; all of it may be lost. */
  REDIS_URL: z.string().min(1),
  /** What sessions are sealed with, in all copies of the gateway; the service token unless it is set. */
  SESSION_SECRET: z.string().min(16).optional(),
  /** Without it the site searches in the reduced way. */
  ELASTICSEARCH_URL: z.string().min(1).optional(),
  /** Key of what only the gateway may make: addresses of pictures and of previews. All copies have the same. */
  SERVICE_TOKEN: z.string().min(16),
  /** What the doors of media and of imports open to; SERVICE_TOKEN where one is not set. */
  MEDIA_TOKEN: z.string().min(16).optional(),
  IMPORTS_TOKEN: z.string().min(16).optional(),
  /** Streaming door of media; without it drawings stand where pictures would. */
  MEDIA_URL: z.string().min(1).default('http://127.0.0.1:3109'),
  /** Streaming door of imports; without it no file is taken in. */
  IMPORTS_URL: z.string().min(1).default('http://127.0.0.1:3102'),
  /** GEN-18: the language of every page. */
  LOCALE: z.enum(['tr', 'en']).default('tr'),
  BRAND_NAME: z.string().min(1).max(60).default('Tezgâh'),
  CONTACT_EMAIL: z.string().max(254).default('bilgi@ornek.com.tr'),
  CONTACT_PHONE: z.string().max(40).default('+90 212 000 00 00'),
  CONTACT_ADDRESS: z.string().max(200).default('Örnek Mahallesi, Çarşı Sokak 1, Fatih, İstanbul'),
  /** The built web app (`server/`, `client/`); apps/web/dist of this repository unless it is set. */
  WEB_ROOT: z.string().min(1).optional(),
  /** Searches of one address in a minute, over all copies of the gateway; 0 for any number. */
  SEARCHES_PER_MINUTE: z.coerce.number().int().min(0).default(240),
  /** Pages and drawings that this copy makes for one address at the same time; 0 for any number. */
  MADE_AT_ONCE: z.coerce.number().int().min(0).default(4),
  PAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(MB)
    .default(64 * MB),
});
export type GatewayConfig = z.infer<typeof gatewayConfig>;
export const GATEWAY_CONFIG = Symbol('GATEWAY_CONFIG');
