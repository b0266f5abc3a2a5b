import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE, EventEnvelope, subjectOn } from './index.js';

const SAMPLES = join(__dirname, '../test/samples');

function sampleFiles(): string[] {
  return readdirSync(SAMPLES).filter((file) => file.endsWith('.json'));
}

function readSample(file: string): EventEnvelope {
  return EventEnvelope.parse(JSON.parse(readFileSync(join(SAMPLES, file), 'utf8')));
}

describe('the catalogue of events', () => {
  it('holds every definition', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(5);
  });

  it('gives every event a unique subject', () => {
    const subjects = CATALOGUE.map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it.each(CATALOGUE.map(({ subject }) => subject))('%s names service, aggregate, fact and version', (subject) => {
    expect(subject).toMatch(/^events\.[a-z]+\.[a-z-]+\.[a-z-]+\.v[1-9]\d*$/);
  });

  it('moves an event to the bulk lane by its first token alone', () => {
    const definition = { subject: 'events.directory.events.changed.v1' } as const;
    expect(subjectOn('live', definition)).toBe('events.directory.events.changed.v1');
    expect(subjectOn('bulk', definition)).toBe('bulk.directory.events.changed.v1');
  });
});

describe('stored samples', () => {
  it('exist for every event', () => {
    const sampled = new Set(sampleFiles().map((file) => readSample(file).subject));
    expect(CATALOGUE.map(({ subject }) => subject).filter((subject) => !sampled.has(subject))).toEqual([]);
  });

  it.each(sampleFiles())('F21 %s, once published, still parses without losing a field', (file) => {
    const { subject, data } = readSample(file);
    const definition = CATALOGUE.find((known) => known.subject === subject);
    expect(definition?.schema.parse(data)).toMatchObject(data as object);
  });
});
