import { DomainError } from '../errors/domain-error.js';
import { withTrace } from '../tracing/trace.js';
import { createLogger } from './logger.js';
import { NestLogger } from './nest-logger.js';

function capture(level = 'info') {
  const lines: string[] = [];
  const pino = createLogger('directory', level, { write: (line: string) => void lines.push(line) });
  return { log: new NestLogger(pino), lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> };
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('logs', () => {
  it('are one JSON line each, with service, level by name, time and context', () => {
    const { log, last } = capture();
    log.log('Started', 'Bootstrap');
    expect(last()).toMatchObject({ service: 'directory', level: 'info', msg: 'Started', context: 'Bootstrap' });
    expect(last()['time']).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('contain the trace of the current work', () => {
    const { log, last } = capture();
    withTrace(`00-${TRACE}-00f067aa0ba902b7-00`, () => log.warn('Slow'));
    expect(last()['trace']).toBe(TRACE);
    log.warn('Slow');
    expect(last()).not.toHaveProperty('trace');
  });

  it('show nothing private, at any depth, in objects, lists and errors', () => {
    const { log, lines } = capture();
    log.error({
      msg: 'Refused',
      body: { username: 'ayse', password: 'p-1', list: [{ contactEmail: 'a@b.c', phone: '+90' }] },
      headers: { Cookie: 'sid=1', authorization: 'Bearer 2', 'x-service-token': 't-3' },
      err: new DomainError('no', 'invalid', { email: 'd@e.f', name: 'kept' }),
    });
    for (const secret of ['p-1', 'a@b.c', '+90', 'sid=1', 'Bearer 2', 't-3', 'd@e.f']) {
      expect(lines[0]).not.toContain(secret);
    }
    expect(lines[0]).toContain('ayse');
    expect(lines[0]).toContain('kept');
  });

  it('keep type, message, stack and cause of an error', () => {
    const { log, last } = capture();
    log.error(new Error('outer', { cause: new TypeError('inner') }));
    expect(last()).toMatchObject({
      msg: 'outer',
      err: { type: 'Error', cause: { type: 'TypeError', message: 'inner' } },
    });
    expect((last()['err'] as { stack: string }).stack).toContain('logging.spec');
  });

  it("keep the stack of Nest's own form of an error", () => {
    const { log, last } = capture();
    log.error('Broken', 'Error: x\n    at y', 'Somewhere');
    expect(last()).toMatchObject({ msg: 'Broken', stack: 'Error: x\n    at y', context: 'Somewhere' });
  });

  it('accept an object that contains itself', () => {
    const { log, lines } = capture();
    const ring: Record<string, unknown> = {};
    ring['self'] = ring;
    log.log({ msg: 'Round', ring });
    expect(lines).toHaveLength(1);
  });

  it('leave out messages below the log level', () => {
    const { log, lines } = capture('warn');
    log.log('quiet');
    log.debug('quieter');
    expect(lines).toHaveLength(0);
  });
});
