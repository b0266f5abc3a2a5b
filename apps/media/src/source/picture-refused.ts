import { DomainError } from '@tedarik/service-kit';

/** There is no picture to be had at an address, or none that we would fetch; `reason` says why, for logs and metrics. */
export class PictureRefused extends DomainError {
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super('picture-refused', 'not-found', { reason });
    this.cause = cause;
  }
}
