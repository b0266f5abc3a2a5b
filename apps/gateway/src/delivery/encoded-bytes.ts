import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { accepts } from './accepts.js';

/** The content in one encoding. */
export interface Variant {
  encoding: 'br' | 'gzip' | 'identity';
  bytes: Buffer;
  /** Strong entity tag. It differs by encoding, because the bytes do. */
  etag: string;
}

const brotli = promisify(brotliCompress);
// Smaller content fits into one packet anyway.
const WORTH_IT_BYTES = 1_024;
const GZIP_LEVEL = 5;

/** The same content in every encoding that browsers accept. */
export class EncodedBytes {
  private gzip: Variant | undefined;

  private constructor(
    private readonly identity: Variant,
    private readonly br?: Variant,
  ) {}

  /** Compresses content. `quality` is Brotli's, 0 to 11. Small content and formats that are compressed already are left as they are. */
  static async of(content: string | Buffer, quality: number, isCompressible = true): Promise<EncodedBytes> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const identity = asItIs(bytes);
    if (!isCompressible || bytes.length < WORTH_IT_BYTES) return new EncodedBytes(identity);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return new EncodedBytes(identity, inEncoding('br', await brotli(bytes, { params }), identity));
  }

  /** For files that the build has compressed already. */
  static packed(bytes: Buffer, packed: Buffer): EncodedBytes {
    const identity = asItIs(bytes);
    return new EncodedBytes(identity, inEncoding('br', packed, identity));
  }

  /**
   * Bytes in memory. The gzip variant is counted from the start, since it may be made while the content is cached, and is about as large as
   * the Brotli one.
   */
  get size(): number {
    return this.identity.bytes.length + 2 * (this.br?.bytes.length ?? 0);
  }

  /** Returns the best variant that `accept-encoding` allows. The same header always gives the same object. */
  best(acceptEncoding = ''): Variant {
    if (this.br && accepts(acceptEncoding, 'br')) return this.br;
    return this.br && accepts(acceptEncoding, 'gzip') ? this.gzipped() : this.identity;
  }

  // Made on first use only: every browser of the last eight years accepts Brotli, so hardly any page needs gzip.
  private gzipped(): Variant {
    const { bytes } = this.identity;
    return (this.gzip ??= inEncoding('gzip', gzipSync(bytes, { level: GZIP_LEVEL }), this.identity));
  }
}

function asItIs(bytes: Buffer): Variant {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { encoding: 'identity', bytes, etag: `"${hash}"` };
}

const inEncoding = (encoding: 'br' | 'gzip', bytes: Buffer, { etag }: Variant): Variant => ({
  ...{ encoding, bytes },
  etag: `${etag.slice(0, -1)}-${encoding}"`,
});
