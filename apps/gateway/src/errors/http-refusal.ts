/** A request that is refused for its form alone, before any handler runs. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: 400 | 403 | 405 | 413 | 415,
    readonly code: string,
    readonly headers?: Record<string, string>,
  ) {
    super(code);
  }
}
