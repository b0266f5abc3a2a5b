import { UpdateBusiness, type RequestContext, type BusinessView, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { CommandLog } from '@tedarik/service-kit';
import { BusinessViews } from '../reading/business-view.js';
import { BusinessEdits } from './business-edits.js';

type Request = RequestOf<typeof UpdateBusiness>;

/**
 * Saves an edited business and returns it as stored. A new name does not change the slug; when an editor changes the slug, the old address
 * redirects.
 */
@Injectable()
export class UpdateBusinessHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly edits: BusinessEdits,
    private readonly auditTrail: AuditTrail,
    private readonly views: BusinessViews,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<BusinessView> {
    const isChange = Object.values(request.changes).some((value) => value !== undefined);
    if (isChange) {
      await this.commandLog.once(UpdateBusiness, request, context, async (session) => {
        await this.edits.save(session, request, (entry) => this.auditTrail.record(session, context, entry));
        return { id: request.id };
      });
    }
    return this.views.getForForm(request.id);
  }
}
