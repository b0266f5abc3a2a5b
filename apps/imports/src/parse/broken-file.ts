/** The rest of the file cannot be read: a code, and the line of the error. Rows before it stay valid. */
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
    /** Detail that the message about the error contains. */
    readonly detail: string | null = null,
  ) {
    super(line === null ? code : `${code} at line ${line}`);
  }
}
