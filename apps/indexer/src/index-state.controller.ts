import { Controller } from '@nestjs/common';
import { type RequestContext, GetIndexState, type RequestOf, StartRebuild } from '@tedarik/commands';
import { Answers } from '@tedarik/messaging';
import { StartRebuildHandler } from './commands/start-rebuild.handler.js';
import { GetIndexStateQuery } from './queries/get-index-state.js';

/** What those who look after the system may request of the indices. */
@Controller()
export class IndexStateController {
  constructor(
    private readonly state: GetIndexStateQuery,
    private readonly rebuild: StartRebuildHandler,
  ) {}

  @Answers(GetIndexState)
  getIndexState() {
    return this.state.execute();
  }

  @Answers(StartRebuild)
  startRebuild(request: RequestOf<typeof StartRebuild>, context: RequestContext) {
    return this.rebuild.execute(request, context);
  }
}
