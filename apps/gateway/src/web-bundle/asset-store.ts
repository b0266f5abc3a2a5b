import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { EncodedBytes } from '../delivery/encoded-bytes.js';
import { WebBundle } from './web-bundle.js';

export interface Asset {
  type: string;
  content: EncodedBytes;
}

const TEXT: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const PACKED: Record<string, string> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const BROTLI_QUALITY = 9;
/** Suffix of the Brotli version that the build places next to a text file (apps/web/compress.mjs). */
const PACKED_BY_BUILD = '.br';
/** The web app manifest, with the site's name for home screens. */
const MANIFEST = 'site.webmanifest';

/**
 * The files of the web app's build for browsers. Most are compressed by the build, the rest on their first request. All are read at
 * startup: a cached page refers to files of its own build, even while a newer build replaces them on disk.
 */
@Injectable()
export class AssetStore {
  private readonly files: Map<string, Buffer>;
  private readonly ready = new Map<string, Promise<Asset>>();

  constructor(
    { clientFolder }: WebBundle,
    @Inject(GATEWAY_CONFIG) { BRAND_NAME: name, LOCALE: lang }: Pick<GatewayConfig, 'BRAND_NAME' | 'LOCALE'>,
  ) {
    const entries = readdirSync(clientFolder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
      .map((entry) => join(entry.parentPath, entry.name));
    this.files = new Map(files.map((file) => [relative(clientFolder, file), readFileSync(file)]));
    const manifest = this.files.get(MANIFEST);
    if (manifest) this.files.set(MANIFEST, called(manifest, { name, short_name: name, lang }));
  }

  /** Finds a file by its path under the client folder. */
  async find(path: string): Promise<Asset | undefined> {
    const bytes = this.files.get(path);
    if (!bytes || path.endsWith(PACKED_BY_BUILD)) return undefined;
    const asset = this.ready.get(path) ?? compressed(path, bytes, this.files.get(path + PACKED_BY_BUILD));
    this.ready.set(path, asset);
    return asset;
  }
}

const called = (manifest: Buffer, names: object): Buffer =>
  Buffer.from(JSON.stringify({ ...(JSON.parse(manifest.toString()) as object), ...names }));

async function compressed(path: string, bytes: Buffer, packed: Buffer | undefined): Promise<Asset> {
  const extension = extname(path);
  const text = TEXT[extension];
  return {
    type: text ?? PACKED[extension] ?? 'application/octet-stream',
    content: packed
      ? EncodedBytes.packed(bytes, packed)
      : await EncodedBytes.of(bytes, BROTLI_QUALITY, text !== undefined),
  };
}
