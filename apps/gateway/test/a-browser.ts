import type { Answer, RunningGateway } from './running-gateway.js';
import { SITE } from './running-gateway.js';

/** A browser of a gateway, with its own cookies and its own address. */
export function aBrowser(gateway: RunningGateway, address: string, origin = SITE) {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = () => ({
    'x-forwarded-for': address,
    'content-type': 'application/json',
    origin,
    ...(cookies.size > 0 && { cookie: cookieHeader() }),
  });
  const keep = (pair: string) => {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair.trim()) ?? [];
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  };
  const kept = (answer: Answer) => {
    for (const set of answer.headers['set-cookie'] ?? []) keep(set.split(';')[0] ?? '');
    return answer;
  };
  return {
    /** All cookies, as the Cookie header sends them. */
    get cookie() {
      return cookieHeader();
    },
    /** Replaces all cookies of the browser. */
    plant(header: string) {
      cookies.clear();
      header.split(';').forEach(keep);
    },
    get: async (path: string) => kept(await gateway.fetch(path, { headers: headers() })),
    post: async (path: string, body: unknown = {}) =>
      kept(await gateway.fetch(path, { method: 'POST', headers: headers(), body: JSON.stringify(body) })),
    graphql: async (query: string, variables: object = {}) =>
      kept(
        await gateway.fetch('/graphql', {
          method: 'POST',
          headers: headers(),
          body: JSON.stringify({ query, variables }),
        }),
      ),
  };
}
export type Browser = ReturnType<typeof aBrowser>;
