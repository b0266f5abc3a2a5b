import { Injectable } from '@nestjs/common';
import { type RequestContext, DeleteTypeCategory, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { CommandLog } from '@tedarik/service-kit';
import { TypeTable } from './type-table.js';

@Injectable()
export class DeleteTypeCategoryHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly table: TypeTable,
  ) {}

  execute(
    request: RequestOf<typeof DeleteTypeCategory>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteTypeCategory>> {
    return this.commandLog.once(DeleteTypeCategory, request, context, async (session) => {
      await this.table.remove(session, context, request.type);
      return {};
    });
  }
}
