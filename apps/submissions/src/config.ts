import { mailConfig } from '@tedarik/mail';
import { databaseConfig, serviceConfig, siteConfig } from '@tedarik/service-kit';
import type { z } from 'zod';

export const submissionsConfig = serviceConfig.extend({
  ...databaseConfig('submissions'),
  ...siteConfig,
  ...mailConfig,
});
export type SubmissionsConfig = z.infer<typeof submissionsConfig>;

/** Token under which the configuration is injected. */
export const SUBMISSIONS_CONFIG = Symbol('SUBMISSIONS_CONFIG');
