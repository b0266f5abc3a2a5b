import { isCaptured, withoutLane } from './subjects.js';

describe('isCaptured', () => {
  it.each([
    ['events.directory.business.changed.v1', 'events.directory.>', true],
    ['events.directory.business.changed.v1', 'events.directory.business.changed.v1', true],
    ['events.directory.business.changed.v1', 'events.*.business.*.v1', true],
    ['events.directory', 'events.directory.>', false],
    ['events.directoryx.business.changed.v1', 'events.directory.>', false],
    ['events.directory.business', 'events.*', false],
    ['events.directory', 'events.directory.business', false],
    ['request.directory.get-business.v1', '>', true],
  ])('%s under %s: %s', (subject, filter, captured) => {
    expect(isCaptured(subject, filter)).toBe(captured);
  });
});

describe('withoutLane', () => {
  it('names an event by its definition on both lanes', () => {
    expect(withoutLane('bulk.directory.business.changed.v1')).toBe('events.directory.business.changed.v1');
    expect(withoutLane('events.directory.bulk.changed.v1')).toBe('events.directory.bulk.changed.v1');
  });
});
