import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../errors/http-refusal.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_BODY = /^application\/json\s*(?:;|$)/i;
/** The doors that take something else, and what they take. */
const UPLOADS = [
  { url: /^\/yonetici\/yukle$/, type: /^image\/(?:jpeg|png|webp|avif|gif)$/ },
  { url: /^\/yonetici\/yukle\/ice-aktarim(?:\?|$)/, type: /^application\/octet-stream$/ },
];

/**
 * A15: whoever posts must say that it comes from this site, and must send JSON, or a file where files are uploaded (no form
 * of another site can send either), as it is: a small body that unpacks to a large one is nobody's (A37).
 */
export function refuseCrossSiteRequests(instance: FastifyInstance, publicUrl: string): void {
  instance.addHook('onRequest', (request, _reply, done) => {
    done(READING.has(request.method) ? undefined : refusalOf(request, publicUrl));
  });
}

function refusalOf(request: FastifyRequest, publicUrl: string): HttpRefusal | undefined {
  if (!comesFromUs(request, publicUrl)) return new HttpRefusal(403, 'cross-site-request');
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  const taken = UPLOADS.find(({ url }) => url.test(request.url))?.type ?? JSON_BODY;
  if (!taken.test(type) || encoding !== 'identity') return new HttpRefusal(415, 'unsupported-media-type');
  return undefined;
}

/** The site's own address, or the one that was dialled: no page of another site can make a browser send either. */
function comesFromUs({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (!origin) return false;
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Hands the body of an upload to its handler as it comes. */
export function takeUploads(instance: FastifyInstance): void {
  for (const { type } of UPLOADS) instance.addContentTypeParser(type, (_request, body, done) => done(null, body));
}
