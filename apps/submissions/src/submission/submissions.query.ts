import type { GetSubmission, ListSubmissions, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { submissionView } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';

/** Lists submissions for the back office, and returns one. */
@Injectable()
export class SubmissionsQuery {
  constructor(private readonly submissions: SubmissionRepository) {}

  async list({ status, ...page }: RequestOf<typeof ListSubmissions>): Promise<ReplyOf<typeof ListSubmissions>> {
    const { submissions, total } = await this.submissions.list(status, page);
    return { submissions: submissions.map(submissionView), total };
  }

  async get({ id }: RequestOf<typeof GetSubmission>): Promise<ReplyOf<typeof GetSubmission>> {
    return submissionView(await this.submissions.get(id));
  }
}
