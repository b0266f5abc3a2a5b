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
  /** Ends for good: another one has taken its place. */
  isReplaced?: boolean;
}

const STOP_GRACE_MS = 30_000;
const STABLE_AFTER_MS = 30_000;
const LOOK_EVERY_MS = 100;
const LONGEST_START_MS = 10 * 60_000;

/**
 * Runs processes of the system as children: a log file each, a crashed one comes back (at once, then with a growing
 * pause), all end with this process. The ids stand in `processes.json`, so that a test can kill one on purpose.
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

  /** Ends one process; the supervision brings it back with what is built now. */
  restart(name: string): void {
    this.running.get(name)?.child.kill('SIGTERM');
  }

  /** Starts a process beside the one of its name. When it is ready, `lead` leads to it; the old one ends then, or when it does not get ready. */
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
   * Resolves when /readyz of every process answers 200; throws with the log's last lines when one crashes again and again, or
   * is not ready in time. Ten minutes, because a busy machine makes a start slow.
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

  /** For the last moment, when nothing can be awaited any more. */
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
