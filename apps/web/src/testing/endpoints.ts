/** What the gateway's endpoints outside GraphQL answer: a body, or a refusal in the one failure shape. */
export type EndpointAnswer = { status?: number; body?: object } | 'network-error';

/** Puts endpoints that answer from a table in place of `fetch`, and remembers what was posted. */
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
