import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { Injectable } from '@nestjs/common';
import { EncodedBytes } from '../delivery/encoded-bytes.js';
import { WebBundle } from '../pages/web-bundle.js';

export interface Asset {
  type: string;
  content: EncodedBytes;
}

const TEXT: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
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

/** The files that the web app's build made for browsers, read and compressed when first asked for. */
@Injectable()
export class AssetStore {
  private readonly files: ReadonlySet<string>;
  private readonly read = new Map<string, Promise<Asset>>();

  constructor(private readonly web: WebBundle) {
    const entries = readdirSync(web.clientFolder, { recursive: true, withFileTypes: true });
    this.files = new Set(
      entries
        .filter((entry) => entry.isFile() && entry.name !== 'index.html')
        .map((entry) => relative(web.clientFolder, join(entry.parentPath, entry.name))),
    );
  }

  /** By its path under the client folder; only files that were there at the start exist. */
  async find(path: string): Promise<Asset | undefined> {
    if (!this.files.has(path)) return undefined;
    const asset = this.read.get(path) ?? this.load(path);
    this.read.set(path, asset);
    return asset.catch((error: unknown) => {
      this.read.delete(path);
      throw error;
    });
  }

  private async load(path: string): Promise<Asset> {
    const extension = extname(path);
    const text = TEXT[extension];
    const bytes = await readFile(join(this.web.clientFolder, path));
    return {
      type: text ?? PACKED[extension] ?? 'application/octet-stream',
      content: await EncodedBytes.of(bytes, BROTLI_QUALITY, text !== undefined),
    };
  }
}
