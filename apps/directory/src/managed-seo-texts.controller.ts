import {
  GetManagedSeoText,
  ListManagedSeoTexts,
  ListSeoSubjects,
  WriteSeoText,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { WriteSeoTextHandler } from './commands/write-seo-text.handler.js';
import { GetManagedSeoTextQuery } from './queries/get-managed-seo-text.js';
import { ListManagedSeoTextsQuery } from './queries/list-managed-seo-texts.js';
import { ListSeoSubjectsQuery } from './queries/list-seo-subjects.js';

/** Requests of the back office about texts of pages. */
@Controller()
export class ManagedSeoTextsController {
  constructor(
    private readonly list: ListManagedSeoTextsQuery,
    private readonly get: GetManagedSeoTextQuery,
    private readonly subjects: ListSeoSubjectsQuery,
    private readonly write: WriteSeoTextHandler,
  ) {}

  @Answers(ListManagedSeoTexts)
  listManagedSeoTexts(request: RequestOf<typeof ListManagedSeoTexts>) {
    return this.list.execute(request);
  }

  @Answers(GetManagedSeoText)
  getManagedSeoText(request: RequestOf<typeof GetManagedSeoText>) {
    return this.get.execute(request);
  }

  @Answers(ListSeoSubjects)
  listSeoSubjects(request: RequestOf<typeof ListSeoSubjects>) {
    return this.subjects.execute(request);
  }

  @Answers(WriteSeoText)
  writeSeoText(request: RequestOf<typeof WriteSeoText>, context: RequestContext) {
    return this.write.execute(request, context);
  }
}
