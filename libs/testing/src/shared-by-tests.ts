/** Something that the tests of a file share: started before the first one, closed after the last one. Its members are there once tests run. */
export function sharedByTests<T extends { close(): Promise<unknown> }>(start: () => Promise<T>): T {
  const shared: Partial<T> = {};
  beforeAll(async () => {
    Object.assign(shared, await start());
  });
  afterAll(() => shared.close?.());
  return shared as T;
}
