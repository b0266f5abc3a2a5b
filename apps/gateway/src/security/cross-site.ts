import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../errors/http-refusal.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_BODY = /^application\/json\s*(?:;|$)/i;
/** Endpoints that accept other bodies than JSON, with their content types. */
const UPLOADS = [
  { url: /^\/yonetici\/yukle$/, type: /^image\/(?:jpeg|png|webp|avif|gif)$/ },
  { url: /^\/(?:isletmem|yorumlarim)\/yukle(?:\?|$)/, type: /^image\/(?:jpeg|png|webp)$/ },
  { url: /^\/isletmem\/belge(?:\?|$)/, type: /^(?:application\/pdf|image\/(?:jpeg|png|webp))$/ },
  { url: /^\/yonetici\/yukle\/ice-aktarim(?:\?|$)/, type: /^application\/octet-stream$/ },
];

/**
 * Endpoints for one-click unsubscribing by mail programs (RFC 8058). They need no Origin, because no cookie counts there, only the token in
 * the address.
 */
const ONE_CLICK = {
  url: /^\/(?:(?:arama|yanit)-bildirimi\?|teklif\/[\w-]{43}\/yazmayin$)/,
  type: /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i,
};

const uploadAt = (address: string) => UPLOADS.find(({ url }) => url.test(address));

/** Whether this address accepts uploads. */
export const isUpload = (address: string): boolean => uploadAt(address) !== undefined;

/**
 * A15: a request that changes something must have this site's Origin and a JSON body, or a file at an upload endpoint; a form of another
 * site can send neither. Compressed bodies are refused, because a small one may unpack to a large one (A37).
 */
export function refuseCrossSiteRequests(instance: FastifyInstance, publicUrl: string): void {
  instance.addHook('onRequest', (request, _reply, done) => {
    if (hostsOf(request.raw) > 1) done(new HttpRefusal(400, 'bad-request'));
    else done(READING.has(request.method) ? undefined : refusalOf(request, publicUrl));
  });
}

/** A35: with two Host headers, a proxy in front of us may have read the other one (RFC 9112, 3.2). */
export const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

function refusalOf(request: FastifyRequest, publicUrl: string): HttpRefusal | undefined {
  if (ONE_CLICK.url.test(request.url) && ONE_CLICK.type.test(request.headers['content-type'] ?? '')) return undefined;
  // Compared with the configured address, because the caller chooses the Host header.
  if (request.headers.origin !== publicUrl) return new HttpRefusal(403, 'cross-site-request');
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  const taken = uploadAt(request.url)?.type ?? JSON_BODY;
  if (!taken.test(type) || encoding !== 'identity') return new HttpRefusal(415, 'unsupported-media-type');
  return undefined;
}

const LARGEST_FORM = 2_000;

/** Accepts the form of a mail program and discards it: the address contains everything needed. */
export function takeOneClicks(instance: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: LARGEST_FORM } as const;
  // The framework already parses the other permitted type, urlencoded.
  instance.addContentTypeParser('multipart/form-data', options, (_request, _body, done) => done(null, {}));
}

/** Passes the body of an upload to its handler as a stream. */
export function takeUploads(instance: FastifyInstance): void {
  for (const { type } of UPLOADS) instance.addContentTypeParser(type, (_request, body, done) => done(null, body));
}
