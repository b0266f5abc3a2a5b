const LEAST = 8;

/** Returns at least the first eight bytes of a stream (fewer if it is shorter), and the complete stream including them. */
export async function peekStream(
  stream: AsyncIterable<Buffer>,
): Promise<{ start: Buffer; bytes: AsyncGenerator<Buffer> }> {
  const parts = stream[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  let next = await parts.next();
  for (; !next.done && start.length < LEAST; next = await parts.next()) start = Buffer.concat([start, next.value]);
  async function* all() {
    yield start;
    for (; !next.done; next = await parts.next()) yield next.value;
  }
  return { start, bytes: all() };
}
