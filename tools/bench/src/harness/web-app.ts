import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Operation {
  name: string;
  text: string;
}
interface Drawn {
  status: number;
  head: string;
  body: string;
  state: string;
}
interface Entry {
  OPERATIONS: readonly Operation[];
  render(
    request: { url: string; origin: string },
    given: { query: (operation: Operation, variables: unknown) => Promise<unknown>; site: object },
  ): Promise<Drawn>;
}

/** The built web app, and the HTML frame around its pages. */
export interface WebApp {
  entry: Entry;
  frame: (page: Drawn) => string;
}

export async function loadWebApp(webRoot: string): Promise<WebApp> {
  const html = await readFile(join(webRoot, 'client/index.html'), 'utf8');
  const entry = (await import(pathToFileURL(join(webRoot, 'server/entry-server.js')).href)) as Entry;
  const [before, afterHead, afterApp, after] = html.split(/<!--(?:head|app|state)-->/);
  return {
    entry,
    frame: ({ head, body, state }) => [before, head, afterHead, body, afterApp, state, after].join(''),
  };
}

/** Throws if the web app has no operation with this name. */
export async function knownOperation(webRoot: string, name: string): Promise<Operation> {
  const { entry } = await loadWebApp(webRoot);
  const operation = entry.OPERATIONS.find((one) => one.name === name);
  if (!operation) throw new Error(`the web app has no operation ${name}`);
  return operation;
}

/** The body with which a browser requests a persisted operation. */
export function persistedBody({ name, text }: Operation, variables: unknown): string {
  const sha256Hash = createHash('sha256').update(text).digest('hex');
  return JSON.stringify({ operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });
}

/** The headers that the gateway requires for a posted query. */
export const graphqlHeaders = (baseUrl: string): Record<string, string> => ({
  'content-type': 'application/json',
  origin: new URL(baseUrl).origin,
});

/** Throws if the reply has errors or no data. */
export async function callGateway<Answer>(baseUrl: string, operation: Operation, variables: unknown): Promise<Answer> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: graphqlHeaders(baseUrl),
    body: persistedBody(operation, variables),
  });
  const { data, errors } = (await response.json()) as { data?: Answer; errors?: unknown };
  if (!data || errors) throw new Error(`${operation.name}: ${response.status} ${JSON.stringify(errors)}`);
  return data;
}
