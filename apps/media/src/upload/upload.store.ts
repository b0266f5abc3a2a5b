/** Uploaded pictures by id, where every copy of media reaches them. The only place that keeps them. */
export abstract class UploadStore {
  /** Keeps a picture under its id. Two that come at once do no harm: they are the same. */
  abstract save(id: string, picture: Buffer): Promise<void>;

  abstract has(id: string): Promise<boolean>;

  /** Throws UploadNotFound for an id that was never kept, and for nothing else. */
  abstract read(id: string): Promise<Buffer>;

  /** Does nothing for an id that was never kept. */
  abstract remove(id: string): Promise<void>;
}
