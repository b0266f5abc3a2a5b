import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, SERVICE_TOKEN_HEADER, traceHeader } from '@tedarik/service-kit';
import { z } from 'zod';
import { IMPORTS_CONFIG, type ImportsConfig } from '../config.js';

/** A slow server must not keep the place of others for longer; 200 MB at 6 Mbit/s. */
const ALL_WITHIN_MS = 5 * 60_000;

/** HTTP validators by which a server recognises that a file is unchanged. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface AddressFile extends Validators {
  bytes: AsyncIterable<Buffer>;
}

const refusal = z.object({ details: z.object({ reason: z.string() }) });

/** Opens files at addresses through the media service, which is the only one that connects to addresses typed by users. */
@Injectable()
export class AddressFiles {
  constructor(
    @Inject(IMPORTS_CONFIG)
    private readonly config: Pick<ImportsConfig, 'MEDIA_URL' | 'MEDIA_TOKEN' | 'SERVICE_TOKEN'>,
  ) {}

  /**
   * Opens the file at the address; null when it is unchanged according to the validators. Throws `address-refused` with a `reason`, and
   * `service-unavailable` while media is unreachable; reading the file may throw `broken-off`, or `too-slow`.
   */
  async open(url: string, { etag, lastModified }: Validators, signal: AbortSignal): Promise<AddressFile | null> {
    const { MEDIA_URL, SERVICE_TOKEN, MEDIA_TOKEN: token = SERVICE_TOKEN } = this.config;
    const answer = await fetch(`${MEDIA_URL}/files?${new URLSearchParams({ url }).toString()}`, {
      headers: {
        [SERVICE_TOKEN_HEADER]: token,
        ...traceHeader(),
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(ALL_WITHIN_MS)]),
    }).catch((cause: unknown) => {
      throw away(cause);
    });
    if (answer.status === 304) return null;
    if (answer.status === 422) {
      const { details } = refusal.parse(await answer.json());
      throw new DomainError('address-refused', 'unprocessable', details);
    }
    if (!answer.ok || !answer.body) throw away(answer.status);
    const { headers } = answer;
    return {
      bytes: wholeOf(answer.body as ReadableStream),
      etag: headers.get('etag'),
      lastModified: headers.get('last-modified'),
    };
  }
}

async function* wholeOf(body: ReadableStream): AsyncGenerator<Buffer> {
  try {
    yield* Readable.fromWeb(body);
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError';
    throw new DomainError(isLate ? 'too-slow' : 'broken-off', 'unprocessable');
  }
}

function away(cause: unknown): DomainError {
  return Object.assign(new DomainError('service-unavailable', 'unavailable'), { cause });
}
