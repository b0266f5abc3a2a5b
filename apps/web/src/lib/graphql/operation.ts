/** A known query or mutation: its name, the beginning of the SHA-256 of its text and, for the compiler only, what it takes and answers. */
export interface Operation<Answer, Variables> {
  name: string;
  sha256: string;
  types?: (variables: Variables) => Answer;
}

/** Runs a known query or mutation; throws QueryFailed when no whole answer came. */
export type RunQuery = <Answer, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
) => Promise<Answer>;

/** A field that was refused, and why, as a code. */
export interface FieldError {
  field: string;
  code: string;
}

/** No whole answer came. `traceId` finds the story in the logs; null when the request never reached a server. */
export class QueryFailed extends Error {
  constructor(
    readonly kind: string,
    readonly code: string,
    readonly traceId: string | null,
    readonly fieldErrors: readonly FieldError[] = [],
  ) {
    super(code);
    this.name = 'QueryFailed';
  }
}
