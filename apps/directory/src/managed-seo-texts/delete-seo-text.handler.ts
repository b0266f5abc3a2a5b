import { DeleteSeoText, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import { SeoTextRemoval } from '../seo-text/seo-text-removal.js';
import { SeoTextRepository } from '../seo-text/seo-text.repository.js';
import { auditedSeoText } from '../seo-text/seo-text.js';

/** Removes the text of a page. Idempotent. */
@Injectable()
export class DeleteSeoTextHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly texts: SeoTextRepository,
    private readonly removal: SeoTextRemoval,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    request: RequestOf<typeof DeleteSeoText>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteSeoText>> {
    return this.commandLog.once(DeleteSeoText, request, context, async (session) => {
      const before = await this.removal.follow(session, request, this.clock.now());
      if (before) {
        await this.auditTrail.record(session, context, { action: 'deleted', record: auditedSeoText(before), before });
      }
      return { version: (await this.texts.find(request, session))?.version ?? 0 };
    });
  }
}
