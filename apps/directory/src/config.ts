import { mailConfig, smsConfig } from '@tedarik/mail';
import { databaseConfig, serviceConfig, siteConfig } from '@tedarik/service-kit';
import type { z } from 'zod';

export const directoryConfig = serviceConfig.extend({
  ...databaseConfig('directory'),
  ...siteConfig,
  ...mailConfig,
  ...smsConfig,
});
export type DirectoryConfig = z.infer<typeof directoryConfig>;

/** Token under which the configuration is injected. */
export const DIRECTORY_CONFIG = Symbol('DIRECTORY_CONFIG');
