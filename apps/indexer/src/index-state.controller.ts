import { Controller } from '@nestjs/common';
import {
  type AskContext,
  DiscardParked,
  GetIndexState,
  RedriveParked,
  type RequestOf,
  StartRebuild,
} from '@tedarik/commands';
import { Answers } from '@tedarik/messaging';
import { DiscardParkedHandler } from './commands/discard-parked.handler.js';
import { RedriveParkedHandler } from './commands/redrive-parked.handler.js';
import { StartRebuildHandler } from './commands/start-rebuild.handler.js';
import { GetIndexStateQuery } from './queries/get-index-state.js';

/** What those who look after the system may ask of the indices. */
@Controller()
export class IndexStateController {
  constructor(
    private readonly state: GetIndexStateQuery,
    private readonly redrive: RedriveParkedHandler,
    private readonly discard: DiscardParkedHandler,
    private readonly rebuild: StartRebuildHandler,
  ) {}

  @Answers(GetIndexState)
  getIndexState() {
    return this.state.execute();
  }

  @Answers(RedriveParked)
  redriveParked(request: RequestOf<typeof RedriveParked>, context: AskContext) {
    return this.redrive.execute(request, context);
  }

  @Answers(DiscardParked)
  discardParked(request: RequestOf<typeof DiscardParked>, context: AskContext) {
    return this.discard.execute(request, context);
  }

  @Answers(StartRebuild)
  startRebuild(request: RequestOf<typeof StartRebuild>, context: AskContext) {
    return this.rebuild.execute(request, context);
  }
}
