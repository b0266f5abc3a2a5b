import {
  CreateCertificate,
  DeleteCertificates,
  ListManagedCertificates,
  RestoreCertificates,
  UpdateCertificate,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { CreateCertificateHandler } from './commands/create-certificate.handler.js';
import { DeleteCertificatesHandler } from './commands/delete-certificates.handler.js';
import { RestoreCertificatesHandler } from './commands/restore-certificates.handler.js';
import { UpdateCertificateHandler } from './commands/update-certificate.handler.js';
import { ListManagedCertificatesQuery } from './queries/list-managed-certificates.js';

/** Requests of the back office about kinds of certificates. */
@Controller()
export class ManagedCertificatesController {
  constructor(
    private readonly list: ListManagedCertificatesQuery,
    private readonly create: CreateCertificateHandler,
    private readonly update: UpdateCertificateHandler,
    private readonly remove: DeleteCertificatesHandler,
    private readonly restore: RestoreCertificatesHandler,
  ) {}

  @Answers(ListManagedCertificates)
  listManagedCertificates(request: RequestOf<typeof ListManagedCertificates>) {
    return this.list.execute(request);
  }

  @Answers(CreateCertificate)
  createCertificate(request: RequestOf<typeof CreateCertificate>, context: RequestContext) {
    return this.create.execute(request, context);
  }

  @Answers(UpdateCertificate)
  updateCertificate(request: RequestOf<typeof UpdateCertificate>, context: RequestContext) {
    return this.update.execute(request, context);
  }

  @Answers(DeleteCertificates)
  deleteCertificates(request: RequestOf<typeof DeleteCertificates>, context: RequestContext) {
    return this.remove.execute(request, context);
  }

  @Answers(RestoreCertificates)
  restoreCertificates(request: RequestOf<typeof RestoreCertificates>, context: RequestContext) {
    return this.restore.execute(request, context);
  }
}
