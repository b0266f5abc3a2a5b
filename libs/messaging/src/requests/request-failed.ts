import type { Failure } from '@tedarik/commands';

/**
 * A request was not answered with a reply. `failure` says why, in the service's own code and kind; `service-unavailable`
 * means that nothing was done, `outcome-unknown` that nobody knows.
 */
export class RequestFailed extends Error {
  constructor(
    readonly subject: string,
    readonly failure: Failure,
  ) {
    super(`${subject}: ${failure.code}`);
  }
}
