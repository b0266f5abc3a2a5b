import type { ApproveComments, RequestContext, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { oneByOne } from '@tedarik/service-kit';
import { ApproveCommentHandler } from './approve-comment.handler.js';
import { DeleteCommentHandler } from './delete-comment.handler.js';
import { RejectCommentHandler } from './reject-comment.handler.js';

type Request = RequestOf<typeof ApproveComments>;
type Outcomes = Promise<ReplyOf<typeof ApproveComments>>;

/** One decision on several comments, on each by itself. A repeat changes nothing. */
@Injectable()
export class ModerateCommentsHandler {
  constructor(
    private readonly approveOne: ApproveCommentHandler,
    private readonly rejectOne: RejectCommentHandler,
    private readonly deleteOne: DeleteCommentHandler,
  ) {}

  async approve({ ids }: Request, { actor }: RequestContext): Outcomes {
    return { outcomes: await oneByOne(ids, (id) => this.approveOne.execute({ id }, { actor })) };
  }

  async reject({ ids }: Request, { actor }: RequestContext): Outcomes {
    return { outcomes: await oneByOne(ids, (id) => this.rejectOne.execute({ id }, { actor })) };
  }

  async delete({ ids }: Request, { actor }: RequestContext): Outcomes {
    return { outcomes: await oneByOne(ids, (id) => this.deleteOne.execute({ id }, { actor })) };
  }
}
