import { Injectable } from '@nestjs/common';
import { type RequestContext, type ReplyOf, type RequestOf, SaveTypeCategory } from '@tedarik/commands';
import { CommandLog } from '@tedarik/service-kit';
import { TypeTable } from './type-table.js';

@Injectable()
export class SaveTypeCategoryHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly table: TypeTable,
  ) {}

  execute(
    request: RequestOf<typeof SaveTypeCategory>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof SaveTypeCategory>> {
    return this.commandLog.once(SaveTypeCategory, request, context, async (session) => {
      await this.table.save(session, context, request);
      return {};
    });
  }
}
