import type { RequestContract, RequestContext } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Clock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { isMongoOutage } from '../database/mongo-outage.js';
import { DomainError } from '../errors/domain-error.js';
import { hashOf } from '../ids/hash-of.js';
import { commandDocuments, type CarriedOutCommand } from './command-log.schema.js';
import { againOnDuplicateKey } from './duplicate-key.js';

const commandIdReused = (commandId: string) => new DomainError('command-id-reused', 'conflict', { commandId });

/** Carries commands out in one transaction each, once per commandId. */
@Injectable()
export class CommandLog {
  private readonly stored = commandDocuments(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Does the work, or answers what it answered before under this id. The same id with another request is refused with
   * `command-id-reused`, and so is the same request of somebody else: an answer is for whoever requested. The work may run more than once before it commits; `attempt` counts, from 1, how often a key
   * was found taken. The outcome may be less than the reply, where the rest is read once the work is done.
   */
  async once<Request, Outcome>(
    contract: RequestContract<Request>,
    request: Request,
    { commandId, actor }: Pick<RequestContext, 'commandId' | 'actor'>,
    work: (session: ClientSession, attempt: number) => Promise<Outcome>,
  ): Promise<Outcome> {
    if (!commandId) return againOnDuplicateKey((attempt) => this.carryOut(attempt, work));
    const hash = hashOf({ subject: contract.subject, request, actor: actor ? [actor.kind, actor.id] : null });
    return againOnDuplicateKey(async (attempt) => {
      try {
        return await this.carryOut(attempt, work, { _id: commandId, hash });
      } catch (error) {
        // Nearly every command is new: whether it is a repeat is requested only when it fails, as a repeat always does.
        const earlier = isMongoOutage(error) ? null : await this.find(commandId);
        if (!earlier) throw error;
        return replay<Outcome>(earlier, hash);
      }
    });
  }

  private carryOut<Outcome>(
    attempt: number,
    work: (session: ClientSession, attempt: number) => Promise<Outcome>,
    command?: Pick<CarriedOutCommand, '_id' | 'hash'>,
  ): Promise<Outcome> {
    return this.database.transaction(async (session) => {
      const outcome = await work(session, attempt);
      if (command) {
        await this.stored.collection.insertOne({ ...command, outcome, at: this.clock.now() }, { session });
      }
      return outcome;
    });
  }

  private find(commandId: string): Promise<CarriedOutCommand | null> {
    return this.stored.model.findById(commandId).lean<CarriedOutCommand>();
  }
}

function replay<Outcome>({ _id, hash, outcome }: CarriedOutCommand, requested: string): Outcome {
  if (hash !== requested) throw commandIdReused(_id);
  return outcome as Outcome;
}
