export type PartName = 'mongo' | 'nats' | 'redis' | 'elasticsearch';
/** What a test may start for itself: the parts of the system, and those that only tests have. */
export type PrivatePartName = PartName | 's3';
export type PartOrigin = 'environment' | 'container' | 'program' | 'fetched';
export type Say = (line: string) => void;

/** A part that has not answered by then does not start: long, because a busy machine makes it slow. */
export const LONGEST_START_MS = 300_000;

/** A program that can run a part on this machine. */
export interface PartProgram {
  command: string;
  /** Arguments that do not depend on the place. */
  args: readonly string[];
  env?: Record<string, string>;
  version: string;
  origin: 'program' | 'fetched';
}

/** Where one run of a part lives. */
export interface PartPlace {
  /** Data folder of the part alone; exists. */
  data: string;
  port: number;
  /** Whether the data is worth writing to disk. */
  persistent: boolean;
  /** As of a stack. */
  natsUsers?: string;
}

export interface PartImage {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  port: number;
  data: string;
}

/** How a part runs as a process of this machine. */
export interface ProcessOfPart {
  name: PrivatePartName;
  title: string;
  url(port: number): string;
  /** Throws StackProblem when this machine can neither run nor fetch it. */
  findProgram(onProgress: Say): Promise<PartProgram>;
  argumentsAt(place: PartPlace): string[];
  /** True when it takes work; false or an error means: not yet. */
  answers(url: string): Promise<boolean>;
  /** What must be done once the process listens, before it can answer; nothing when it has ended. */
  prepare?(url: string, timeoutMs: number, hasEnded: () => boolean): Promise<void>;
}

/** Everything that is special about one of the four parts. */
export interface PartDefinition extends ProcessOfPart {
  name: PartName;
  /** The variable in the environment that names a running one. */
  variable: string;
  /** The same as in docker-compose.yml. */
  container: PartImage;
}
