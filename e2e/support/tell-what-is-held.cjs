// `npm run test:faults` loads this into every process: on SIGUSR2 it collects garbage and writes down what is left (held.ts reads it).
const { renameSync, writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  process.on('SIGUSR2', () => {
    globalThis.gc();
    const { heapUsed, external } = process.memoryUsage();
    const mongodb = process.env.MONGODB_URL && Number(new URL(process.env.MONGODB_URL).port);
    // No documented interface tells where sockets lead to.
    const ports = process._getActiveHandles().flatMap(({ remotePort }) => remotePort ?? []);
    const pool = ports.filter((port) => port === mongodb).length;
    const timers = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const held = { memory: heapUsed + external, connections: ports.length - pool, pool, timers };
    const file = `${process.env.HELD_FOLDER}/held-${process.pid}.json`;
    writeFileSync(`${file}.part`, JSON.stringify(held));
    renameSync(`${file}.part`, file);
  });
}
