import { DeleteSeoText, GetSeoText, SaveSeoText, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { DeleteSeoTextHandler } from './commands/delete-seo-text.handler.js';
import { SaveSeoTextHandler } from './commands/save-seo-text.handler.js';
import { GetSeoTextQuery } from './queries/get-seo-text.js';

/** Requests about the texts of city, district and category pages. */
@Controller()
export class SeoTextsController {
  constructor(
    private readonly save: SaveSeoTextHandler,
    private readonly remove: DeleteSeoTextHandler,
    private readonly get: GetSeoTextQuery,
  ) {}

  @Answers(SaveSeoText)
  saveSeoText(request: RequestOf<typeof SaveSeoText>, context: RequestContext) {
    return this.save.execute(request, context);
  }

  @Answers(DeleteSeoText)
  deleteSeoText(request: RequestOf<typeof DeleteSeoText>, context: RequestContext) {
    return this.remove.execute(request, context);
  }

  @Answers(GetSeoText)
  getSeoText(request: RequestOf<typeof GetSeoText>) {
    return this.get.execute(request);
  }
}
