/** The file as a whole cannot be read on: a code, and the line where it broke. What came before stays. */
export class BrokenFile extends Error {
  constructor(
    readonly code:
      | 'encoding-unknown'
      | 'zip-archive'
      | 'no-rows'
      | 'not-json'
      | 'not-columns'
      | 'unknown-columns'
      | 'too-many-columns'
      | 'truncated'
      | 'nested-too-deep'
      | 'too-many-rows'
      | 'file-too-large',
    readonly line: number | null = null,
    /** What a message about it names. */
    readonly detail: string | null = null,
  ) {
    super(line === null ? code : `${code} at line ${line}`);
  }
}
