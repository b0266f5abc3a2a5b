import { jetstream, jetstreamManager, type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream';
import { errors, type MsgHdrs } from '@nats-io/transport-node';
import { credentialsOf } from '../connection/nats-options.js';
import type { NatsLink } from '../connection/nats-link.js';
import { isNoResponders } from '../connection/outage.js';
import { assertFits } from '../message-size.js';
import { ensureStream } from './ensure-stream.js';
import { STREAMS } from './streams.js';

const PUBLISH_TIMEOUT_MS = 5_000;
const API_TIMEOUT_MS = 2_000;

export interface Published {
  seq: number;
  duplicate: boolean;
}

/** JetStream: published messages are stored. Creates missing streams, also after a lost disk, if it has the right to. */
export class JetStream {
  private known: JetStreamClient | undefined;
  private ensuring: Promise<void> | undefined;

  constructor(private readonly link: NatsLink) {}

  /**
   * Resolves when the stream has stored the message. The same msgId within ten minutes is stored once (`duplicate`).
   * Throws MessageTooLarge, or an error for which isNatsOutage is true.
   */
  async publish(subject: string, payload: Uint8Array | string, msgId: string, headers?: MsgHdrs): Promise<Published> {
    assertFits(subject, payload);
    const options = { msgID: msgId, timeout: PUBLISH_TIMEOUT_MS, headers };
    const send = () => this.link.unlessLost(this.client().publish(subject, payload, options));
    const { seq, duplicate } = await send().catch(async (error: unknown) => {
      // If no stream captures the subject but a client subscribes to it (a gateway), the publish only times out.
      const mayBeMissing = isNoResponders(error) || error instanceof errors.TimeoutError;
      if (!mayBeMissing) throw error;
      await this.makeMissing(error); // also fails while JetStream is not up
      return send();
    });
    return { seq, duplicate };
  }

  /**
   * Call it when a stream is missing. If NATS has users, only `keep-streams` may create streams: this then throws `error`,
   * and the caller should retry later.
   */
  async makeMissing(error: unknown): Promise<void> {
    if (credentialsOf(this.link.options)) throw error;
    await this.ensureStreams();
  }

  /** Creates the missing STREAMS and updates the others. Safe to repeat and to run in parallel. */
  ensureStreams(): Promise<void> {
    this.ensuring ??= this.ensureAll().finally(() => (this.ensuring = undefined));
    return this.ensuring;
  }

  /** Deletes all our streams with their durables and creates them again. Used after restoring a backup. */
  async recreateStreams(): Promise<void> {
    const { streams } = await this.manager();
    const names = new Set(STREAMS.map(({ name }) => name));
    for await (const { config } of streams.list()) {
      if (names.has(config.name)) await streams.delete(config.name);
    }
    await this.ensureStreams();
  }

  client(): JetStreamClient {
    const connection = this.link.connection();
    this.known ??= jetstream(connection, { timeout: API_TIMEOUT_MS });
    return this.known;
  }

  async manager(): Promise<JetStreamManager> {
    return jetstreamManager(this.link.connection(), { timeout: API_TIMEOUT_MS, checkAPI: false });
  }

  private async ensureAll(): Promise<void> {
    await this.link.established();
    const { streams } = await this.manager();
    for (const definition of STREAMS) await ensureStream(streams, definition);
  }
}
