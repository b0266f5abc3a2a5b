/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** As browsers get them: the build compresses its files with Brotli 11 (compress.mjs), the quality that zlib starts with. */
const BUDGET = 90_000;
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>;

describe('what a browser has to fetch', () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-build-'));
  let manifest: Manifest;
  beforeAll(() => {
    const vite = join(__dirname, '../../../node_modules/vite/bin/vite.js');
    const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'error'], {
      cwd: join(__dirname, '..'),
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const withImports = (key: string, found = new Set<string>()): Set<string> => {
    if (!found.has(key)) {
      found.add(key);
      manifest[key]!.imports?.forEach((one) => withImports(one, found));
    }
    return found;
  };
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  /** The script of index.html, and the one that it loads after the first paint. */
  const entries = () => Object.keys(manifest).filter((key) => manifest[key]!.isEntry);

  it('18.8 is at most 90 kB of compressed JavaScript for every page', () => {
    const pages = Object.keys(manifest).filter((key) => key.endsWith('-page.tsx'));
    const compressed = new Map<string, number>();
    const size = (key: string) => {
      if (!compressed.has(key)) compressed.set(key, brotliCompressSync(text(manifest[key]!.file)).length);
      return compressed.get(key)!;
    };
    const sizes = pages.map((page) => {
      const chunks = new Set([...entries(), page].flatMap((key) => [...withImports(key)]));
      return { page, bytes: [...chunks].reduce((sum, key) => sum + size(key), 0) };
    });

    expect(pages.length).toBeGreaterThan(10);
    expect(sizes.filter(({ bytes }) => bytes > BUDGET)).toEqual([]);
  });

  it('has all styles in the entry chunk', () => {
    const styled = Object.keys(manifest).filter((key) => manifest[key]!.css);
    expect(styled).toEqual(['index.html']);
  });

  it('18.8 is one small script before the first paint', () => {
    const { file, imports } = manifest['index.html']!;

    expect(imports).toBeUndefined();
    expect(text(file).length).toBeLessThan(1000);
  });

  it('holds no drawing, no query text and no back-office library', () => {
    const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
    const all = scripts.map((file) => text(`assets/${file}`)).join('\n');

    expect(all).not.toMatch(/query GetBusiness|ant-design|dayjs/);
    expect(all).not.toContain('#CE9660'); // the wooden board of a drawing
  });

  it('has an index.html with three placeholders for the gateway, preloaded fonts of at most 65 kB and no inline script', () => {
    const html = text('index.html');

    expect(html.match(/<!--(head|app|state)-->/g)).toEqual(['<!--head-->', '<!--app-->', '<!--state-->']);
    expect(html.match(/rel="preload"\s+href="\/assets\/(besley|figtree)[^"]+woff2"/g)).toHaveLength(4);
    const preloaded = [...html.matchAll(/rel="preload"\s+href="([^"]+woff2)"/g)].map(
      ([, file]) => statSync(join(folder, file!)).size,
    );
    expect(preloaded.reduce((sum, size) => sum + size)).toBeLessThan(65_000);
    expect(html.match(/<script(?![^>]*(src=|application\/json))/g)).toBeNull();
  });
});
