import type { PartOrigin, PartName, Say } from './part-definition.js';

export interface StackOptions {
  /** Folder of this stack alone: data, logs and stack.json. */
  dir: string;
  /** Which parts; all four when absent. */
  only?: readonly PartName[];
  /** Taken when free; another port otherwise. */
  preferPorts?: Partial<Record<PartName, number>>;
  /** What may name servers of others (MONGODB_URL …); the environment of this process without it. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** File from which NATS reads who may sign in and say what; without it everybody may. */
  natsUsers?: string;
  /** True keeps the data after stop(). */
  persistent: boolean;
  /** True keeps data that is not to last in memory, where this machine has plenty. */
  inMemory?: boolean;
  /** Parts without which there is still a stack; why they are missing stands in `missing`. */
  optional?: readonly PartName[];
  /** True lets the parts outlive this process; `stopStack` ends them. */
  detached?: boolean;
  onProgress?: Say;
}

export interface StackPart {
  name: PartName;
  url: string;
  origin: PartOrigin;
  version: string;
  /** Null when the environment named it. */
  port: number | null;
  /** Null when it is no process of this machine that we know. */
  pid: number | null;
}
