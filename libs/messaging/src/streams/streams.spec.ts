import { CONTRACTS } from '@tedarik/commands';
import * as events from '@tedarik/events';
import { CATALOGUE, subjectOn } from '@tedarik/events';
import { STREAMS, streamOf } from './streams.js';
import { isCaptured } from './subjects.js';

const capturing = (subject: string) =>
  STREAMS.filter(({ subjects }) => subjects.some((filter) => isCaptured(subject, filter))).map(({ name }) => name);

const noticeSubjects = Object.values(events)
  .map((value) => (value as { subject?: unknown }).subject)
  .filter((subject): subject is string => typeof subject === 'string' && subject.startsWith('notification.'));

describe('the streams', () => {
  it('have unique names and subjects', () => {
    expect(new Set(STREAMS.map(({ name }) => name)).size).toBe(STREAMS.length);
    const subjects = STREAMS.flatMap((stream) => stream.subjects);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it.each(CATALOGUE.map(({ subject }) => subject))('keep %s in exactly one stream per lane', (subject) => {
    const service = subject.split('.')[1] ?? '';
    expect(capturing(subjectOn('live', { subject }))).toEqual([streamOf(service, 'live')]);
    expect(capturing(subjectOn('bulk', { subject }))).toEqual([streamOf(service, 'bulk')]);
  });

  // A caller would take the stream's acknowledgement for the reply.
  it.each(CONTRACTS.map(({ subject }) => subject))('capture no request: %s', (subject) => {
    expect(capturing(subject)).toEqual([]);
  });

  it('capture no notification', () => {
    expect(noticeSubjects.length).toBeGreaterThan(0);
    for (const subject of noticeSubjects) expect(capturing(subject)).toEqual([]);
  });

  it('store the dead letters of every durable', () => {
    expect(capturing('parked.indexer-businesses')).toEqual(['PARKED']);
  });
});
