// `npm run test:faults` loads this into every process: on SIGUSR2 it collects garbage and writes the remaining resources to a file, which
// resource-usage.ts reads.
const { renameSync, writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  process.on('SIGUSR2', () => {
    globalThis.gc();
    const { heapUsed, external } = process.memoryUsage();
    const mongodb = process.env.MONGODB_URL && Number(new URL(process.env.MONGODB_URL).port);
    // There is no documented interface for the remote ports of sockets.
    const ports = process._getActiveHandles().flatMap(({ remotePort }) => remotePort ?? []);
    const pool = ports.filter((port) => port === mongodb).length;
    const timers = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const held = { memory: heapUsed + external, connections: ports.length - pool, pool, timers };
    const file = `${process.env.HELD_FOLDER}/held-${process.pid}.json`;
    writeFileSync(`${file}.part`, JSON.stringify(held));
    renameSync(`${file}.part`, file);
  });
}
