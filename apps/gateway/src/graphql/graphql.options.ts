import { MercuriusDriver, type MercuriusDriverConfig } from '@nestjs/mercurius';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import type { GatewayConfig } from '../config.js';
import { MOST_TOKENS, queryLimits } from '../limits/query-limits.js';

/** Settings of Nest and Mercurius for the schema; the endpoint itself is GraphqlController. */
export const graphqlOptions = ({ NODE_ENV }: GatewayConfig): MercuriusDriverConfig => ({
  driver: MercuriusDriver,
  autoSchemaFile: true,
  routes: false,
  // Queries are compiled on their second execution.
  jit: 1,
  graphql: { parseOptions: { maxTokens: MOST_TOKENS } },
  validationRules: [queryLimits, ...(NODE_ENV === 'production' ? [NoSchemaIntrospectionCustomRule] : [])],
  // GraphqlRunner formats errors, because it also sees those that Mercurius throws.
  errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
});
