/** A known query: its name, the hash of its text and, for the compiler only, what it takes and answers. */
export interface Operation<Answer, Variables> {
  name: string;
  sha256: string;
  types?: (variables: Variables) => Answer;
}

/** Runs a known query; throws QueryFailed when no whole answer came. */
export type RunQuery = <Answer, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
) => Promise<Answer>;

/** No whole answer came. `traceId` finds the story in the logs; null when the request never reached a server. */
export class QueryFailed extends Error {
  constructor(
    readonly kind: string,
    readonly code: string,
    readonly traceId: string | null,
  ) {
    super(code);
    this.name = 'QueryFailed';
  }
}
