const PRIVATE = /passw|secret|e-?mail|phone|token|cookie|authorization/i;
const CENSORED = '[redacted]';
const MAX_DEPTH = 8;

/** A copy of a log entry that hides the values of fields with private names, at any depth. */
export function redact(entry: Record<string, unknown>): Record<string, unknown> {
  return fieldsOf(entry, 0);
}

function fieldsOf(source: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => [key, PRIVATE.test(key) ? CENSORED : shown(value, depth + 1)]),
  );
}

function shown(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return '[deep]';
  if (value instanceof Error) return errorFields(value, depth);
  if (Array.isArray(value)) return value.map((item) => shown(item, depth + 1));
  if ('toJSON' in value || ArrayBuffer.isView(value)) return value;
  return fieldsOf(value, depth);
}

function errorFields(error: Error, depth: number): Record<string, unknown> {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...fieldsOf(error, depth),
    ...(error.cause !== undefined && { cause: shown(error.cause, depth + 1) }),
  };
}
