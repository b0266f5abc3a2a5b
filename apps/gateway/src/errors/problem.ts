import { HttpException } from '@nestjs/common';
import type { Failure } from '@tedarik/commands';
import { currentTrace, STATUS_OF } from '@tedarik/service-kit';
import type { FastifyReply } from 'fastify';
import { publicFailure } from './public-failure.js';
import { HttpRefusal } from './http-refusal.js';
import { retryAfterOf } from './retry-after.js';
import { refusalPage, sentenceOf } from './sentences.js';

const CODE_OF: Record<number, string> = {
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'body-too-large',
  415: 'unsupported-media-type',
};
/** GEN-13: answers every failure outside GraphQL. Browsers (`Accept: text/html`) get a page, programs get problem+json. */
export function sendProblem(error: unknown, reply: FastifyReply): void {
  const { status, failure } = problemOf(error);
  const { code, kind, fieldErrors, details } = failure;
  const retryAfterS = retryAfterOf(failure);
  if (retryAfterS !== undefined) void reply.header('retry-after', retryAfterS);
  if (error instanceof HttpRefusal && error.headers) void reply.headers(error.headers);
  void reply.status(status).header('cache-control', 'no-store');
  if (reply.request.headers.accept?.includes('text/html')) {
    return void reply.type('text/html; charset=utf-8').send(refusalPage(kind));
  }
  const problem = {
    type: 'about:blank',
    title: code,
    detail: sentenceOf(kind),
    status,
    code,
    kind,
    fieldErrors,
    traceId: currentTrace(),
    ...(details?.['errorId'] !== undefined && { errorId: details['errorId'] }),
  };
  void reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
}

function problemOf(error: unknown): { status: number; failure: Failure } {
  const status = error instanceof HttpRefusal ? error.status : refusedByFramework(error);
  if (!status) {
    const failure = publicFailure(error);
    return { status: STATUS_OF[failure.kind], failure };
  }
  const code = error instanceof HttpRefusal ? error.code : (CODE_OF[status] ?? 'bad-request');
  const kind = ({ 403: 'forbidden', 404: 'not-found' } as const)[status] ?? 'invalid';
  return { status, failure: { code, kind, fieldErrors: [] } };
}

/** The 4xx status with which Nest or Fastify refused the request; undefined for all other errors. */
function refusedByFramework(error: unknown): number | undefined {
  const status = error instanceof HttpException ? error.getStatus() : (error as { statusCode?: unknown })?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
