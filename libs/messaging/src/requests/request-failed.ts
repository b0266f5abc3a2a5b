import type { Failure } from '@tedarik/commands';

/**
 * A request has failed. `failure` has the service's own code and kind. `service-unavailable` means that nothing was done,
 * `outcome-unknown` that it may have been done.
 */
export class RequestFailed extends Error {
  constructor(
    readonly subject: string,
    readonly failure: Failure,
  ) {
    super(`${subject}: ${failure.code}`);
  }
}
