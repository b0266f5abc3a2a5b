/** Addresses of the backing services of this test run, which Jest's globalSetup (tools/jest/start-backing-services.cjs) has started. */
export interface BackingServiceUrls {
  mongoUrl: string;
  natsUrl: string;
  redisUrl: string;
  elasticsearchUrl: string;
}

/** Reading an address throws if the run has no such service: `PARTS=mongo,nats` starts only these, SEARCH=none starts no Elasticsearch. */
export function backingServiceUrls(): BackingServiceUrls {
  return {
    get mongoUrl() {
      return named('MONGODB_URL');
    },
    get natsUrl() {
      return named('NATS_URL');
    },
    get redisUrl() {
      return named('REDIS_URL');
    },
    get elasticsearchUrl() {
      return named('ELASTICSEARCH_URL');
    },
  };
}

function named(variable: string): string {
  const url = process.env[variable];
  if (!url)
    throw new Error(`${variable} is not set: this test belongs into test/*.int-spec.ts or *.component-spec.ts.`);
  return url;
}
