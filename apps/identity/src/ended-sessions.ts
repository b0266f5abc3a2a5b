import { Injectable } from '@nestjs/common';
import { SessionsEnded } from '@tedarik/events';
import { Outbox } from '@tedarik/outbox';
import { newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';

/** Publishes, in the transaction of the cause, that open sessions of an account must end. */
@Injectable()
export class EndedSessions {
  constructor(private readonly outbox: Outbox) {}

  ofVisitor(session: ClientSession, id: string, except: string | null = null): Promise<void> {
    return this.announce(session, { id, kind: 'account', except });
  }

  ofBackOffice(session: ClientSession, id: string, except: string | null = null): Promise<void> {
    return this.announce(session, { id, kind: 'back-office', except });
  }

  private async announce(session: ClientSession, data: Data): Promise<void> {
    await this.outbox.append(session, SessionsEnded, { aggregateId: newId(), version: 1, data });
  }
}

interface Data {
  id: string;
  kind: 'account' | 'back-office';
  except: string | null;
}
