import type { PartOrigin, BackingServiceName, Say } from './backing-service-definition.js';

export interface StackOptions {
  /** Folder of this stack alone, for data, logs and stack.json. */
  dir: string;
  /** The parts to start; all four if undefined. */
  only?: readonly BackingServiceName[];
  /** Used if free, otherwise another port. */
  preferPorts?: Partial<Record<BackingServiceName, number>>;
  /** The environment that may name external servers (MONGODB_URL …); by default that of this process. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** File with the users and permissions of NATS. Without it everybody may do everything. */
  natsUsers?: string;
  /** Whether the data is kept after stop(). */
  persistent: boolean;
  /** Keeps temporary data in memory if this machine has plenty of it. */
  inMemory?: boolean;
  /** Parts that may be missing; the reasons are then in `missing`. */
  optional?: readonly BackingServiceName[];
  /** The parts outlive this process; `stopStack` ends them. */
  detached?: boolean;
  onProgress?: Say;
}

export interface StackBackingService {
  name: BackingServiceName;
  url: string;
  origin: PartOrigin;
  version: string;
  /** Null if the environment names the server. */
  port: number | null;
  /** Null if it is not a process that we know on this machine. */
  pid: number | null;
}
