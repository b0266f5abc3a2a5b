import { readFileSync } from 'node:fs';
import { natsOptions } from './nats-options.js';

describe('natsOptions', () => {
  it('takes several servers from one setting', () => {
    const { servers, user } = natsOptions({ name: 'imports', servers: 'nats://a:4222, nats://b:4222' });
    expect(servers).toEqual(['nats://a:4222', 'nats://b:4222']);
    expect(user).toBeUndefined();
  });

  it('A39 keeps the password out of the addresses, which are logged', () => {
    const options = natsOptions({
      name: 'imports',
      servers: 'nats://imports:p%40ss@a:4222,nats://imports:p%40ss@b:4222',
    });
    expect(options).toMatchObject({
      servers: ['nats://a:4222', 'nats://b:4222'],
      user: 'imports',
      pass: 'p@ss',
    });
  });

  it('H1: takes a password with any characters from its own setting, and gets replies in its own inbox', () => {
    const password = '8537e8/#?@" %41';
    const options = natsOptions({ name: 'imports', servers: 'nats://a:4222', user: 'imports', password });
    expect(options).toMatchObject({ user: 'imports', pass: password, inboxPrefix: '_INBOX_imports' });
  });

  it('F2 reconnects forever, and not all replicas at once', () => {
    const { maxReconnectAttempts, reconnectDelayHandler } = natsOptions({ name: 'imports', servers: 'nats://a:4222' });
    expect(maxReconnectAttempts).toBe(-1);
    const waits = Array.from({ length: 50 }, () => reconnectDelayHandler?.() ?? 0);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(250);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1_000);
    expect(new Set(waits).size).toBeGreaterThan(10);
  });

  it('F17 closes a silent connection after nine seconds, as the servers of deploy/nats do', () => {
    const config = readFileSync('deploy/nats/nats.conf', 'utf8');
    const [, seconds, pings] = /^ping_interval: "(\d+)s"\nping_max: (\d+)$/m.exec(config)!.map(Number);
    const { pingInterval, maxPingOut } = natsOptions({ name: 'imports', servers: 'nats://a:4222' });
    expect({ pingInterval, maxPingOut }).toEqual({ pingInterval: seconds! * 1_000, maxPingOut: pings });
    expect(seconds! * (pings! + 1)).toBe(9);
  });
});
