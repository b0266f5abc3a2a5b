import type { Answer, RunningGateway } from './running-gateway.js';
import { SITE } from './running-gateway.js';

/** Somebody at a gateway: keeps its cookie and calls from an address of their own. */
export function aBrowser(gateway: RunningGateway, address: string, origin = SITE) {
  let cookie = '';
  const headers = () => ({
    'x-forwarded-for': address,
    'content-type': 'application/json',
    origin,
    ...(cookie && { cookie }),
  });
  const kept = (answer: Answer) => {
    const set = answer.headers['set-cookie']?.[0];
    if (set) cookie = set.startsWith(`${nameOf(set)}=;`) ? '' : (set.split(';')[0] ?? '');
    return answer;
  };
  return {
    get cookie() {
      return cookie;
    },
    /** Puts a cookie into the browser from outside. */
    plant: (value: string) => void (cookie = value),
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

const nameOf = (setCookie: string): string => setCookie.slice(0, setCookie.indexOf('='));
