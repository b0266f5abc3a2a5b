import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import type { Queue } from 'bullmq';
import { withTimeout } from '../queue/with-timeout.js';
import { CHUNK_QUEUE, STAGING_QUEUE } from '../queue/queues.js';
import { workerNamed } from '../queue/worker-name.js';

/** Shorter than a request's deadline, so that there is time to reply that Redis is unreachable. */
const TIMEOUT_MS = 1_000;

export interface QueueJobs {
  name: string;
  waiting: number;
  active: number;
  delayed: number;
}

export interface WorkerCopy {
  name: string;
  queues: string[];
  since: Date;
}

/** The current jobs of the queues and their workers. Rejects within TIMEOUT_MS when Redis is unreachable. */
@Injectable()
export class QueueFigures {
  private readonly queues: readonly Queue[];

  constructor(
    @InjectQueue(STAGING_QUEUE) staging: Queue,
    @InjectQueue(CHUNK_QUEUE) chunks: Queue,
    private readonly clock: Clock,
  ) {
    this.queues = [staging, chunks];
  }

  jobs(): Promise<QueueJobs[]> {
    return withTimeout(
      Promise.all(
        this.queues.map(async (queue) => {
          // BullMQ keeps jobs with a priority in a separate list.
          const jobs = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed');
          const count = (state: string) => jobs[state] ?? 0;
          const waiting = count('waiting') + count('prioritized');
          return { name: queue.name, waiting, active: count('active'), delayed: count('delayed') };
        }),
      ),
      TIMEOUT_MS,
    );
  }

  /** Workers by name; a process that consumes both queues counts once. */
  async workers(): Promise<WorkerCopy[]> {
    const now = this.clock.now().getTime();
    const copies = new Map<string, WorkerCopy>();
    const connections = await withTimeout(Promise.all(this.queues.map((queue) => queue.getWorkers())), TIMEOUT_MS);
    for (const [i, ofQueue] of connections.entries()) {
      for (const { rawname = '', age = '0' } of ofQueue) {
        const name = workerNamed(rawname);
        const copy = copies.get(name) ?? { name, queues: [], since: new Date(now) };
        copies.set(name, copy);
        const queue = this.queues[i]!.name;
        if (!copy.queues.includes(queue)) copy.queues.push(queue);
        copy.since = new Date(Math.min(copy.since.getTime(), now - Number(age) * 1_000));
      }
    }
    return [...copies.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}
