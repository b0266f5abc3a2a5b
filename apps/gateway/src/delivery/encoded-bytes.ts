import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The content in one encoding. */
export interface Variant {
  encoding: 'br' | 'gzip' | 'identity';
  bytes: Buffer;
  /** Strong: the bytes differ by encoding, so the tag does. */
  etag: string;
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
// Below this a packet is a packet.
const WORTH_IT_BYTES = 1_024;
const GZIP_LEVEL = 5;

/** The same content in every encoding that browsers take. */
export class EncodedBytes {
  private constructor(
    /** Best first. */
    private readonly compressed: readonly Variant[],
    private readonly identity: Variant,
  ) {}

  /** `quality` is brotli's, 0 to 11. Tiny content, and what is compressed already, stays as it is. */
  static async of(content: string | Buffer, quality: number, isCompressible = true): Promise<EncodedBytes> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    const identity: Variant = { encoding: 'identity', bytes, etag: `"${hash}"` };
    if (!isCompressible || bytes.length < WORTH_IT_BYTES) return new EncodedBytes([], identity);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const [br, gzipped] = await Promise.all([brotli(bytes, { params }), gz(bytes, { level: GZIP_LEVEL })]);
    const compressed: Variant[] = [
      { encoding: 'br', bytes: br, etag: `"${hash}-br"` },
      { encoding: 'gzip', bytes: gzipped, etag: `"${hash}-gzip"` },
    ];
    return new EncodedBytes(compressed, identity);
  }

  /** Bytes in memory. */
  get size(): number {
    return [this.identity, ...this.compressed].reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** The best that `accept-encoding` takes and there is; the same object for the same answer. */
  best(acceptEncoding = ''): Variant {
    return this.compressed.find(({ encoding }) => takes(acceptEncoding, encoding)) ?? this.identity;
  }
}

function takes(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
