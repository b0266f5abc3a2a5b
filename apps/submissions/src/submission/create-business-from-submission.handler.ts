import {
  CreateBusiness,
  EMPTY_BUSINESS,
  CreateBusinessFromSubmission,
  type RequestContext,
  type BusinessInput,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { SUBMITTED_FIELDS, textsOf } from '@tedarik/fields';
import { RequestClient, RequestFailed } from '@tedarik/messaging';
import { AuditTrail } from '@tedarik/outbox';
import { Database, DomainError } from '@tedarik/service-kit';
import { submissionNotApproved } from './submission.errors.js';
import { recordedOf } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';

type Request = RequestOf<typeof CreateBusinessFromSubmission>;

/**
 * Lets the directory create a pending business for an approved submission, and links the two. The business gets the id of the submission,
 * so there is never more than one: a repeated request after an interruption finds the existing one.
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
    const { actor, deadlineAt } = context;
    const created = await this.requests
      .send(CreateBusiness, { id, business: inputOf(business) }, { actor, deadlineAt })
      .catch((error: unknown) => {
        throw asOfForm(error);
      });
    await this.link(id, created.id, context);
    return { businessId: created.id };
  }

  private link(id: string, businessId: string, context: RequestContext): Promise<void> {
    return this.database.transaction(async (session) => {
      const before = await this.submissions.get(id, session);
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

/** Fields that a submission does not have are empty, until an editor adds them. */
function inputOf({ name, description, categoryIds, ...given }: Request['business']): BusinessInput {
  const { address, city, borough, phone, email } = given;
  const unknown = { region: null, country: 'Türkiye', postalCode: null, latitude: null, longitude: null };
  return {
    ...EMPTY_BUSINESS,
    ...{ name, description, categoryIds },
    ...textsOf(SUBMITTED_FIELDS, given),
    locations: [{ ...unknown, address, city, borough, phone, email, isHeadquarters: true }],
  };
}

/** Renames the directory's field errors to the fields of this form, where those of the location are next to the others. */
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
