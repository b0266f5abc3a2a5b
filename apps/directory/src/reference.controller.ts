import {
  EnsureCategories,
  EnsureCertificates,
  EnsureDistricts,
  GetReferenceTables,
  UndoImportedCategories,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { EnsureCategoriesHandler } from './commands/ensure-categories.handler.js';
import { EnsureCertificatesHandler } from './commands/ensure-certificates.handler.js';
import { EnsureDistrictsHandler } from './commands/ensure-districts.handler.js';
import { UndoImportedCategoriesHandler } from './commands/undo-imported-categories.handler.js';
import { ReferenceTables } from './queries/reference-tables.js';

/** Requests about the small tables that businesses point at. */
@Controller()
export class ReferenceController {
  constructor(
    private readonly categories: EnsureCategoriesHandler,
    private readonly undoCategories: UndoImportedCategoriesHandler,
    private readonly districts: EnsureDistrictsHandler,
    private readonly certificates: EnsureCertificatesHandler,
    private readonly tables: ReferenceTables,
  ) {}

  @Answers(EnsureCategories)
  ensureCategories(request: RequestOf<typeof EnsureCategories>, context: RequestContext) {
    return this.categories.execute(request, context);
  }

  @Answers(UndoImportedCategories)
  undoImportedCategories(request: RequestOf<typeof UndoImportedCategories>) {
    return this.undoCategories.execute(request);
  }

  @Answers(EnsureDistricts)
  ensureDistricts(request: RequestOf<typeof EnsureDistricts>, context: RequestContext) {
    return this.districts.execute(request, context);
  }

  @Answers(EnsureCertificates)
  ensureCertificates(request: RequestOf<typeof EnsureCertificates>, context: RequestContext) {
    return this.certificates.execute(request, context);
  }

  @Answers(GetReferenceTables)
  getReferenceTables(request: RequestOf<typeof GetReferenceTables>) {
    return this.tables.page(request);
  }
}
