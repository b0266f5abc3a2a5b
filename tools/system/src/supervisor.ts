import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './progress.js';
import type { ProcessDefinition } from './system.js';
import type { Workplace } from './workplace.js';

interface Running {
  definition: ProcessDefinition;
  child: ChildProcess;
  crashes: number;
  startedAt: number;
  /** Ends for good, because another process has taken its place. */
  isReplaced?: boolean;
}

const STOP_GRACE_MS = 30_000;
const STABLE_AFTER_MS = 30_000;
const LOOK_EVERY_MS = 100;
const LONGEST_START_MS = 10 * 60_000;

/**
 * Runs the processes of the system as children, each with a log file. A crashed process is restarted (at once, then with a growing pause),
 * and all end with this process. The pids are in `processes.json`, so that tests can kill a process.
 */
export class Supervisor {
  private readonly running = new Map<string, Running>();
  private stopping = false;

  constructor(
    private readonly workplace: Workplace,
    private readonly say: (line: string) => void,
  ) {}

  start(definition: ProcessDefinition, env: Record<string, string>): void {
    this.launch(definition, env, 0);
  }

  /** Ends one process; the supervisor restarts it with the current build. */
  restart(name: string): void {
    this.running.get(name)?.child.kill('SIGTERM');
  }

  /**
   * Starts a process beside the running one with the same name. When it is ready, `lead` redirects traffic to it. The old process is then
   * ended, also if the new one does not get ready.
   */
  async replace(definition: ProcessDefinition, env: Record<string, string>, lead: () => void): Promise<void> {
    const old = this.running.get(definition.name);
    if (old) old.isReplaced = true;
    this.launch(definition, env, 0);
    try {
      await this.readyOf(definition);
      lead();
    } finally {
      if (old) await end(old.child);
    }
  }

  /**
   * Resolves when /readyz of every process returns 200. Throws with the last lines of a log if a process crashes repeatedly or is not ready
   * in time. The timeout is ten minutes, because a start is slow on a busy machine.
   */
  async ready(timeoutMs = LONGEST_START_MS): Promise<void> {
    await Promise.all([...this.running.values()].map(({ definition }) => this.readyOf(definition, timeoutMs)));
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all([...this.running.values()].map(({ child }) => end(child)));
    this.running.clear();
    this.recordIds();
  }

  /** For the exit handler, where nothing can be awaited any more. */
  killAll(): void {
    this.stopping = true;
    for (const { child } of this.running.values()) child.kill('SIGKILL');
  }

  private launch(definition: ProcessDefinition, env: Record<string, string>, crashes: number): void {
    const log = openSync(this.workplace.logOf(definition.name), 'a');
    const child = spawn(process.execPath, ['--enable-source-maps', definition.entry], {
      cwd: definition.root,
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const entry: Running = { definition, child, crashes, startedAt: Date.now() };
    this.running.set(definition.name, entry);
    this.recordIds();
    child.once('exit', (code, signal) => {
      if (this.stopping || entry.isReplaced) return;
      const stable = Date.now() - entry.startedAt > STABLE_AFTER_MS;
      const next = stable ? 1 : crashes + 1;
      const pauseMs = Math.min(5_000, 100 * 2 ** (next - 1));
      this.say(`${definition.name} ended (${signal ?? `exit ${code}`}); starting it again`);
      setTimeout(() => !this.stopping && this.launch(definition, env, next), pauseMs);
    });
  }

  private async readyOf(definition: ProcessDefinition, timeoutMs = LONGEST_START_MS): Promise<void> {
    if (definition.opsPort === undefined) return;
    for (const until = Date.now() + timeoutMs; Date.now() < until; await pause(LOOK_EVERY_MS)) {
      const answer = await fetch(`http://127.0.0.1:${definition.opsPort}/readyz`).catch(() => null);
      if (answer?.ok) return;
      if ((this.running.get(definition.name)?.crashes ?? 0) >= 5) break;
    }
    const log = this.workplace.logOf(definition.name);
    const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-12).join('\n');
    throw new Problem(`${definition.name} did not become ready. The end of ${log}:\n${tail || '(nothing)'}`);
  }

  private recordIds(): void {
    const ids = Object.fromEntries(
      [...this.running].map(([name, { child, definition }]) => [name, { pid: child.pid, opsPort: definition.opsPort }]),
    );
    writeFileSync(this.workplace.file('processes.json'), JSON.stringify(ids, null, 2));
  }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const hard = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
    child.once('exit', () => {
      clearTimeout(hard);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
