import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, parseUntrusted } from '@tedarik/service-kit';
import { z } from 'zod';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { WebBundle } from '../web-bundle/web-bundle.js';
import type { GraphqlCall } from './graphql-runner.js';

const body = z.strictObject({
  operationName: z.string().max(100).nullish(),
  query: z.string().optional(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z
    .object({
      persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string().regex(/^[0-9a-f]{16,64}$/) }).optional(),
    })
    .nullish(),
});

/** A9: decides which queries are accepted. In production only those of the web app, by the SHA-256 of their text. */
@Injectable()
export class KnownOperations {
  private readonly texts: ReadonlyMap<string, string>;
  private readonly names: ReadonlyMap<string, string>;
  private readonly kept: ReadonlySet<string>;
  private readonly takesTexts: boolean;

  constructor(web: WebBundle, @Inject(GATEWAY_CONFIG) { NODE_ENV }: Pick<GatewayConfig, 'NODE_ENV'>) {
    this.texts = new Map(web.entry.OPERATIONS.map(({ text }) => [beginning(sha256(text)), text]));
    this.names = new Map(web.entry.OPERATIONS.map(({ text, name }) => [text, name]));
    this.kept = new Set(web.entry.KEPT_OPERATIONS);
    this.takesTexts = NODE_ENV !== 'production';
  }

  /** The name of an operation of the web app, or `other` for any other text: text from clients must not become a metric label. */
  nameOf({ text }: GraphqlCall): string {
    return this.names.get(text) ?? 'other';
  }

  /** Returns the cacheable query with this hash, with the slug as its variable. Throws `persisted-query-required`. */
  keptCallOf(hash: string, slug: string): GraphqlCall {
    const text = this.texts.get(beginning(hash));
    const operationName = text && this.names.get(text);
    if (!operationName || !this.kept.has(operationName)) throw new DomainError('persisted-query-required', 'invalid');
    return { text, operationName, variables: { slug } };
  }

  /** Reads the operation from a posted body. Throws `bad-request` (also for a batch) or `persisted-query-required`. */
  callOf(posted: unknown): GraphqlCall {
    const { query, operationName, variables, extensions } = parseUntrusted(body, posted);
    const hash = extensions?.persistedQuery?.sha256Hash;
    const text = (hash && this.texts.get(beginning(hash))) ?? (this.takesTexts ? query : undefined);
    if (!text) throw new DomainError('persisted-query-required', 'invalid');
    return { text, operationName: operationName ?? undefined, variables: variables ?? undefined };
  }
}

/** The first 64 bits: enough to tell our own queries apart; browsers send no more. */
const beginning = (hash: string): string => hash.slice(0, 16);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
