/** Stores uploaded pictures by id, accessible to all replicas of media. */
export abstract class UploadStore {
  /** Stores a picture under its id. Two concurrent calls are harmless, because both store the same content. */
  abstract save(id: string, picture: Buffer): Promise<void>;

  abstract has(id: string): Promise<boolean>;

  /** Throws UploadNotFound only for an id that was never stored. */
  abstract read(id: string): Promise<Buffer>;

  /** Does nothing for an id that was never stored. */
  abstract remove(id: string): Promise<void>;
}
