import { databaseConfig, serviceConfig } from '@tedarik/service-kit';
import type { z } from 'zod';

export const directoryConfig = serviceConfig.extend(databaseConfig('directory'));
export type DirectoryConfig = z.infer<typeof directoryConfig>;
