export type BackingServiceName = 'mongo' | 'nats' | 'redis' | 'elasticsearch';
/** The parts that a test may start for itself: those of the system, and those that only tests have. */
export type TestBackingServiceName = BackingServiceName | 's3';
export type PartOrigin = 'environment' | 'container' | 'program' | 'fetched';
export type Say = (line: string) => void;

/** A part that has not answered by then counts as failed. The limit is high, because starts are slow on a busy machine. */
export const LONGEST_START_MS = 300_000;

/** A program that can run a part on this machine. */
export interface PartProgram {
  command: string;
  /** Arguments that do not depend on the data folder or port. */
  args: readonly string[];
  env?: Record<string, string>;
  version: string;
  origin: 'program' | 'fetched';
}

/** Folder, port and options of one run of a part. */
export interface PartPlace {
  /** Data folder of this part alone; it exists. */
  data: string;
  port: number;
  /** Whether the data must be written to disk. */
  persistent: boolean;
  /** As in StackOptions. */
  natsUsers?: string;
}

export interface PartImage {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  port: number;
  data: string;
}

/** How a part runs as a process on this machine. */
export interface ProcessOfPart {
  name: TestBackingServiceName;
  title: string;
  url(port: number): string;
  /** Throws StackProblem if this machine can neither run nor fetch it. */
  findProgram(onProgress: Say): Promise<PartProgram>;
  argumentsAt(place: PartPlace): string[];
  /** Resolves with true when the part is ready; false or an error means not yet. */
  answers(url: string): Promise<boolean>;
  /** Work that is needed once the process listens, before it can answer. Must stop when the process has ended. */
  prepare?(url: string, timeoutMs: number, hasEnded: () => boolean): Promise<void>;
}

/** The definition of one of the four parts. */
export interface BackingServiceDefinition extends ProcessOfPart {
  name: BackingServiceName;
  /** The environment variable with the URL of a running server. */
  variable: string;
  /** The same image as in docker-compose.yml. */
  container: PartImage;
}
