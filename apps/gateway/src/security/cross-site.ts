import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../errors/http-refusal.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_BODY = /^application\/json\s*(?:;|$)/i;
/** The endpoints that take something else, and what they take. */
const UPLOADS = [
  { url: /^\/yonetici\/yukle$/, type: /^image\/(?:jpeg|png|webp|avif|gif)$/ },
  { url: /^\/(?:isletmem|yorumlarim)\/yukle(?:\?|$)/, type: /^image\/(?:jpeg|png|webp)$/ },
  { url: /^\/isletmem\/belge(?:\?|$)/, type: /^(?:application\/pdf|image\/(?:jpeg|png|webp))$/ },
  { url: /^\/yonetici\/yukle\/ice-aktarim(?:\?|$)/, type: /^application\/octet-stream$/ },
];

/** Where a program for mail posts (RFC 8058): it comes from nowhere, and no cookie counts: the token in the address does. */
const ONE_CLICK = {
  url: /^\/(?:arama-bildirimi\?|teklif\/[\w-]{43}\/yazmayin$)/,
  type: /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i,
};

const uploadAt = (address: string) => UPLOADS.find(({ url }) => url.test(address));

/** Whether files are sent to this address. */
export const isUpload = (address: string): boolean => uploadAt(address) !== undefined;

/**
 * A15: a request that posts must say that it comes from this site, and must send JSON, or a file where files are uploaded (no form
 * of another site can send either), as it is: a small body that unpacks to a large one is nobody's (A37).
 */
export function refuseCrossSiteRequests(instance: FastifyInstance, publicUrl: string): void {
  instance.addHook('onRequest', (request, _reply, done) => {
    if (hostsOf(request.raw) > 1) done(new HttpRefusal(400, 'bad-request'));
    else done(READING.has(request.method) ? undefined : refusalOf(request, publicUrl));
  });
}

/** A35: with two, what stands before us may have read the other one (RFC 9112, 3.2). */
export const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

function refusalOf(request: FastifyRequest, publicUrl: string): HttpRefusal | undefined {
  if (ONE_CLICK.url.test(request.url) && ONE_CLICK.type.test(request.headers['content-type'] ?? '')) return undefined;
  // By scheme, host and port as configured: the caller chooses what Host says.
  if (request.headers.origin !== publicUrl) return new HttpRefusal(403, 'cross-site-request');
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  const taken = uploadAt(request.url)?.type ?? JSON_BODY;
  if (!taken.test(type) || encoding !== 'identity') return new HttpRefusal(415, 'unsupported-media-type');
  return undefined;
}

const LARGEST_FORM = 2_000;

/** Nobody reads the form that a program for mail sends: its address says all. */
export function takeOneClicks(instance: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: LARGEST_FORM } as const;
  // The other form that they may send, urlencoded, the framework takes by itself.
  instance.addContentTypeParser('multipart/form-data', options, (_request, _body, done) => done(null, {}));
}

/** Hands the body of an upload to its handler as it comes. */
export function takeUploads(instance: FastifyInstance): void {
  for (const { type } of UPLOADS) instance.addContentTypeParser(type, (_request, body, done) => done(null, body));
}
