import { databaseConfig, serviceConfig } from '@tedarik/service-kit';
import type { z } from 'zod';

export const blogConfig = serviceConfig.extend(databaseConfig('blog'));
export type BlogConfig = z.infer<typeof blogConfig>;
