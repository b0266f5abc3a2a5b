import { mailConfig } from '@tedarik/mail';
import { databaseConfig, serviceConfig, siteConfig } from '@tedarik/service-kit';
import type { z } from 'zod';

export const quotesConfig = serviceConfig.extend({
  ...databaseConfig('quotes'),
  ...siteConfig,
  ...mailConfig,
});
export type QuotesConfig = z.infer<typeof quotesConfig>;

/** Token under which the configuration is injected. */
export const QUOTES_CONFIG = Symbol('QUOTES_CONFIG');
