import { MercuriusDriver, type MercuriusDriverConfig } from '@nestjs/mercurius';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import type { GatewayConfig } from '../config.js';
import { MOST_TOKENS, queryLimits } from '../limits/query-limits.js';

/** How Nest and Mercurius serve the schema; the endpoint itself is GraphqlController. */
export const graphqlOptions = ({ NODE_ENV }: GatewayConfig): MercuriusDriverConfig => ({
  driver: MercuriusDriver,
  autoSchemaFile: true,
  routes: false,
  // Compiled when seen for the second time.
  jit: 1,
  graphql: { parseOptions: { maxTokens: MOST_TOKENS } },
  validationRules: [queryLimits, ...(NODE_ENV === 'production' ? [NoSchemaIntrospectionCustomRule] : [])],
  // Errors are worded by GraphqlRunner, which also sees those that Mercurius throws.
  errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
});
