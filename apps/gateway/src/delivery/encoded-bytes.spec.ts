import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { EncodedBytes } from './encoded-bytes.js';

const html = 'İncir, üzüm, fındık. '.repeat(200);

it('gives each client the same content in the best encoding that it takes, under a tag of its own', async () => {
  const content = await EncodedBytes.of(html, 4);
  const [br, gzip, identity] = ['gzip, deflate, br', 'gzip, br;q=0', 'deflate'].map((taken) => content.best(taken));
  expect(brotliDecompressSync(br!.bytes).toString()).toBe(html);
  expect(gunzipSync(gzip!.bytes).toString()).toBe(html);
  expect(identity!.bytes.toString()).toBe(html);
  expect(new Set([br, gzip, identity].map((variant) => variant!.etag)).size).toBe(3);
  expect(content.best('gzip')).toBe(gzip);
});

it('does not compress tiny or already compressed content', async () => {
  expect((await EncodedBytes.of('tamam', 4)).best('br, gzip').encoding).toBe('identity');
  expect((await EncodedBytes.of(html, 4, false)).best('br, gzip').encoding).toBe('identity');
});
