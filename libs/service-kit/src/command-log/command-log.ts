import type { RequestContract, RequestContext } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { isMongoOutage } from '../errors/mongo-outage.js';
import { DomainError } from '../errors/domain-error.js';
import { hashOf } from '../ids.js';
import { commandDocuments, type ExecutedCommand } from './command-log.schema.js';
import { retryOnDuplicateKey } from './duplicate-key.js';

type Sender = Pick<RequestContext, 'commandId' | 'actor'>;

const commandIdReused = (commandId: string) => new DomainError('command-id-reused', 'conflict', { commandId });

/** Carries out each command in one transaction, and only once per commandId. */
@Injectable()
export class CommandLog {
  private readonly stored = commandDocuments(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Carries out a command, or returns the outcome that is stored under its id. An id that was used for another request, or by another
   * sender, is refused with `command-id-reused`, because only the sender may see an outcome. The work may run several times before it
   * commits; `attempt` starts at 1 and rises each time a unique key was already taken. The outcome may hold less than the reply if the rest
   * is read after the work is done. `request` may omit fields that can differ in a repeat.
   */
  async once<Request, Outcome>(
    contract: RequestContract<Request>,
    request: NoInfer<Partial<Request>>,
    context: Sender,
    work: (session: ClientSession, attempt: number) => Promise<Outcome>,
  ): Promise<Outcome> {
    const { commandId } = context;
    if (!commandId) return retryOnDuplicateKey((attempt) => this.carryOut(attempt, work));
    const hash = commandHash(contract, request, context);
    return retryOnDuplicateKey(async (attempt) => {
      try {
        return await this.carryOut(attempt, work, { _id: commandId, hash });
      } catch (error) {
        // Nearly every command is new, and a repeat always fails, so an earlier outcome is looked up only after a failure.
        const earlier = isMongoOutage(error) ? null : await this.find(commandId);
        if (!earlier) throw error;
        return replay<Outcome>(earlier, hash);
      }
    });
  }

  /** The outcome that is stored for this command; undefined if there is none. Throws `command-id-reused`. */
  async outcomeOf<Request, Reply>(
    contract: RequestContract<Request, Reply>,
    request: NoInfer<Partial<Request>>,
    context: Sender,
  ): Promise<Reply | undefined> {
    const earlier = context.commandId ? await this.find(context.commandId) : null;
    return earlier ? replay<Reply>(earlier, commandHash(contract, request, context)) : undefined;
  }

  private carryOut<Outcome>(
    attempt: number,
    work: (session: ClientSession, attempt: number) => Promise<Outcome>,
    command?: Pick<ExecutedCommand, '_id' | 'hash'>,
  ): Promise<Outcome> {
    return this.database.transaction(async (session) => {
      const outcome = await work(session, attempt);
      if (command) {
        await this.stored.collection.insertOne({ ...command, outcome, at: this.clock.now() }, { session });
      }
      return outcome;
    });
  }

  private find(commandId: string): Promise<ExecutedCommand | null> {
    return this.stored.model.findById(commandId).lean<ExecutedCommand>();
  }
}

const commandHash = ({ subject }: Pick<RequestContract, 'subject'>, request: unknown, { actor }: Sender): string =>
  hashOf({ subject, request, actor: actor ? [actor.kind, actor.id] : null });

function replay<Outcome>({ _id, hash, outcome }: ExecutedCommand, requested: string): Outcome {
  if (hash !== requested) throw commandIdReused(_id);
  return outcome as Outcome;
}
