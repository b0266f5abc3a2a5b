import {
  CreateBusiness,
  CreateBusinessFromSubmission,
  type RequestContext,
  type BusinessInput,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { RequestClient, RequestFailed } from '@tedarik/messaging';
import { AuditTrail } from '@tedarik/outbox';
import { Database, DomainError } from '@tedarik/service-kit';
import { submissionNotApproved } from '../submission/submission.errors.js';
import { recordedOf } from '../submission/submission.js';
import { SubmissionRepository } from '../submission/submission.repository.js';

type Request = RequestOf<typeof CreateBusinessFromSubmission>;

/**
 * Lets the directory create a pending business of an approved submission, and links the two. The business bears the id
 * of the submission, so there is at most one ever: whatever breaks off between the two, a repeat finds it there.
 */
@Injectable()
export class CreateBusinessFromSubmissionHandler {
  constructor(
    private readonly database: Database,
    private readonly submissions: SubmissionRepository,
    private readonly requests: RequestClient,
    private readonly auditTrail: AuditTrail,
  ) {}

  async execute(
    { id, business }: Request,
    context: RequestContext,
  ): Promise<ReplyOf<typeof CreateBusinessFromSubmission>> {
    const { businessId, status } = await this.submissions.get(id);
    if (businessId) return { businessId };
    if (status !== 'approved') throw submissionNotApproved(id);
    const { actor, trace, deadlineAt } = context;
    const created = await this.requests
      .send(CreateBusiness, { id, business: inputOf(business) }, { actor, trace, deadlineAt })
      .catch((error: unknown) => {
        throw asOfForm(error);
      });
    await this.link(id, created.id, context);
    return { businessId: created.id };
  }

  private link(id: string, businessId: string, context: RequestContext): Promise<void> {
    return this.database.transaction(async (session) => {
      const before = await this.submissions.getForUpdate(session, id);
      const after = { ...before, businessId };
      await this.submissions.save(session, after);
      await this.auditTrail.record(session, context, {
        action: 'linked',
        record: { kind: 'submission', id, name: after.businessName },
        before: recordedOf(before),
        after: recordedOf(after),
      });
    });
  }
}

/** What the submission does not say is empty, and added by an editor. */
function inputOf({ name, description, websiteUrl, categoryIds, ...place }: Request['business']): BusinessInput {
  const location = { region: null, country: 'Türkiye', postalCode: null, latitude: null, longitude: null };
  return {
    name,
    description,
    status: 'pending',
    verified: false,
    featured: false,
    established: null,
    phone: place.phone,
    email: place.email,
    websiteUrl,
    logoUrl: null,
    coverImageUrl: null,
    photoUrl: null,
    photosCount: 0,
    categoryIds,
    locations: [{ ...location, ...place, isHeadquarters: true }],
    openingHours: [],
    certificates: [],
    products: [],
  };
}

/** The directory names fields of its own form; this one has the location's beside the others. */
function asOfForm(error: unknown): Error {
  if (!(error instanceof RequestFailed) || error.failure.fieldErrors.length === 0) return error as Error;
  const { code, kind, details, fieldErrors } = error.failure;
  const named = new Map(
    fieldErrors.map((broken) => {
      const field = broken.field.split('.').at(-1) ?? broken.field;
      return [field, { ...broken, field }];
    }),
  );
  return new DomainError(code, kind, details, [...named.values()]);
}
