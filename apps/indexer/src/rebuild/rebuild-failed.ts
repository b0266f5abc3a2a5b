import { DomainError } from '@tedarik/service-kit';

/** A rebuild gave up and left the old index in place. */
export class RebuildFailed extends DomainError {
  constructor(because: string, ids: string[] = []) {
    super('rebuild-failed', 'unavailable', { because, ids });
    this.message = ['The rebuild failed', because, ...ids].join(': ');
  }
}
