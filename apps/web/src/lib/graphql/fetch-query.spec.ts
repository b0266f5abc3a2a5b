import { fetchQuery } from './fetch-query.js';
import { GetLayout } from './operations.js';

const answer = (body: unknown, init: ResponseInit = {}) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), init));

afterEach(() => jest.restoreAllMocks());

describe('fetchQuery', () => {
  it('sends the name and the hash of a known query, never its text', async () => {
    const sent = answer({ data: { layout: null } });
    await fetchQuery(GetLayout, {});

    const [url, init] = sent.mock.lastCall!;
    expect(url).toBe('/graphql');
    expect(JSON.parse(init!.body as string)).toEqual({
      operationName: 'GetLayout',
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash: GetLayout.sha256 } },
    });
  });

  it('gives the data', async () => {
    answer({ data: { layout: { categoryCount: 3 } } });

    await expect(fetchQuery(GetLayout, {})).resolves.toEqual({ layout: { categoryCount: 3 } });
  });

  it('GEN-13 fails with the kind, the code and the trace id', async () => {
    const extensions = { kind: 'unavailable', code: 'service-unavailable', traceId: 'abc' };
    answer({ data: null, errors: [{ message: 'x', extensions }] }, { status: 503 });

    await expect(fetchQuery(GetLayout, {})).rejects.toMatchObject(extensions);
  });

  it('fails when the answer has an error beside empty data', async () => {
    answer({ data: { layout: null }, errors: [{ message: 'x', extensions: { kind: 'unexpected', code: 'y' } }] });

    await expect(fetchQuery(GetLayout, {})).rejects.toMatchObject({ code: 'y' });
  });

  it('fails when the answer is not JSON', async () => {
    answer('<h1>Bad gateway</h1>', { status: 502, headers: { 'x-trace-id': 'abc' } });

    await expect(fetchQuery(GetLayout, {})).rejects.toMatchObject({ code: 'server-error', traceId: 'abc' });
  });

  it('fails as unavailable when nobody answers', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed to fetch'));

    await expect(fetchQuery(GetLayout, {})).rejects.toMatchObject({ kind: 'unavailable', code: 'network-error' });
  });
});
