import type { Failure, FailureKind } from '@tedarik/commands';

export type FieldError = Failure['fieldErrors'][number];

/** An expected refusal. `code` is kebab-case and worded by the web app; `kind` decides the status at the door. */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly kind: FailureKind,
    readonly details?: Record<string, unknown>,
    readonly fieldErrors: FieldError[] = [],
  ) {
    super(code);
    this.name = new.target.name;
  }
}
