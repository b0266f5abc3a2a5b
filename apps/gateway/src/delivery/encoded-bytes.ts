import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
// Below this a packet is a packet.
const WORTH_IT_BYTES = 1_024;
const GZIP_LEVEL = 5;

/** The same content in every encoding that browsers take, with its hash. */
export class EncodedBytes {
  private constructor(
    private readonly encodings: Readonly<Partial<Record<Encoding, Buffer>>> & { identity: Buffer },
    readonly hash: string,
  ) {}

  /** `quality` is brotli's, 0 to 11. Tiny content, and what is compressed already, stays as it is. */
  static async of(content: string | Buffer, quality: number, isCompressible = true): Promise<EncodedBytes> {
    const identity = typeof content === 'string' ? Buffer.from(content) : content;
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    if (!isCompressible || identity.length < WORTH_IT_BYTES) return new EncodedBytes({ identity }, hash);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    };
    const [br, gzipped] = await Promise.all([brotli(identity, { params }), gz(identity, { level: GZIP_LEVEL })]);
    return new EncodedBytes({ identity, br, gzip: gzipped }, hash);
  }

  /** Bytes in memory. */
  get size(): number {
    return Object.values(this.encodings).reduce((sum, { length }) => sum + length, 0);
  }

  /** The best of what `accept-encoding` takes and there is. */
  best(acceptEncoding = ''): { encoding: Encoding; bytes: Buffer } {
    for (const encoding of ['br', 'gzip'] as const) {
      const bytes = this.encodings[encoding];
      if (bytes && takes(acceptEncoding, encoding)) return { encoding, bytes };
    }
    return { encoding: 'identity', bytes: this.encodings.identity };
  }
}

function takes(acceptEncoding: string, encoding: Encoding): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
