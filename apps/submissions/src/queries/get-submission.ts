import type { GetSubmission, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { viewOf } from '../submission/submission.js';
import { SubmissionRepository } from '../submission/submission.repository.js';

@Injectable()
export class GetSubmissionQuery {
  constructor(private readonly submissions: SubmissionRepository) {}

  async execute({ id }: RequestOf<typeof GetSubmission>): Promise<ReplyOf<typeof GetSubmission>> {
    return viewOf(await this.submissions.get(id));
  }
}
