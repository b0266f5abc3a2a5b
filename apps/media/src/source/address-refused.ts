import { DomainError } from '@tedarik/service-kit';

/** Nothing is to be had at an address, or nothing that we would fetch; `reason` says why. */
export class AddressRefused extends DomainError {
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super('address-refused', 'unprocessable', { reason });
    this.cause = cause;
  }
}
