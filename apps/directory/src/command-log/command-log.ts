import type { Ask } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainError, hashOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
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
   * `command-id-reused`. The work may run more than once before it commits.
   */
  async once<Request, Outcome>(
    ask: Ask<Request, Outcome>,
    request: Request,
    commandId: string | undefined,
    work: (session: ClientSession) => Promise<Outcome>,
  ): Promise<Outcome> {
    return againOnDuplicateKey(() =>
      this.database.transaction(async (session) => {
        if (!commandId) return work(session);
        const hash = hashOf({ subject: ask.subject, request });
        const earlier = await this.stored.model.findById(commandId).session(session).lean<CarriedOutCommand>();
        if (earlier) return replay<Outcome>(earlier, hash);
        const outcome = await work(session);
        await this.stored.collection.insertOne({ _id: commandId, hash, outcome, at: this.clock.now() }, { session });
        return outcome;
      }),
    );
  }
}

function replay<Outcome>({ _id, hash, outcome }: CarriedOutCommand, asked: string): Outcome {
  if (hash !== asked) throw commandIdReused(_id);
  return outcome as Outcome;
}
