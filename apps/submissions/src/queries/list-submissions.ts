import type { ListSubmissions, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { viewOf } from '../submission/submission.js';
import { SubmissionRepository } from '../submission/submission.repository.js';

/** What the back office looks through. */
@Injectable()
export class ListSubmissionsQuery {
  constructor(private readonly submissions: SubmissionRepository) {}

  async execute({ status, ...page }: RequestOf<typeof ListSubmissions>): Promise<ReplyOf<typeof ListSubmissions>> {
    const { submissions, total } = await this.submissions.list(status, page);
    return { submissions: submissions.map(viewOf), total };
  }
}
