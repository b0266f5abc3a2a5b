import { DomainError } from '@tedarik/service-kit';

/** No picture can be fetched from an address, or none that we accept; `reason` says why, for logs and metrics. */
export class PictureRefused extends DomainError {
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super('picture-refused', 'not-found', { reason });
    this.cause = cause;
  }
}
