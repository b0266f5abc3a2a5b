/** A reply of an endpoint outside GraphQL: a body, or a problem document. */
export type EndpointAnswer = { status?: number; body?: object } | 'network-error';

/** Replaces `fetch` by endpoints that reply from a table, and records posted bodies. */
export function answeringEndpoints(answers: Record<string, EndpointAnswer>): {
  posted: { path: string; body: unknown }[];
} {
  const posted: { path: string; body: unknown }[] = [];
  globalThis.fetch = ((path: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') posted.push({ path, body: JSON.parse(body as string) as unknown });
    const answer = answers[path] ?? { status: 404 };
    if (answer === 'network-error') return Promise.reject(new TypeError('Failed to fetch'));
    const { status = 200, body: sent } = answer;
    return Promise.resolve(new Response(sent ? JSON.stringify(sent) : null, { status }));
  }) as typeof fetch;
  return { posted };
}
