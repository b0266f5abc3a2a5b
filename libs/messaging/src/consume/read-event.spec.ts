import { BusinessDeleted, subjectOn, type EventEnvelope } from '@tedarik/events';
import { envelopesIn, readEvent, UnreadableEvent } from './read-event.js';

const ID = '01935a6e-4b20-7d02-8a55-0f4c9be11a01';
const envelope: EventEnvelope = {
  id: '01935a6e-5f3a-7c41-9b1e-2f6d8a0c4b12',
  subject: BusinessDeleted.subject,
  aggregateId: ID,
  version: 4,
  hash: '60303ae22b998861bce3b28f33eec1be',
  lane: 'bulk',
  at: '2026-11-21T09:00:00.000Z',
  data: { id: ID, slug: 'isik-zeytinyagi', deletedAt: '2026-11-21T09:00:00.000Z' },
};
const message = (content: unknown) => ({
  data: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
const read = (content: unknown, subject: string = BusinessDeleted.subject) =>
  envelopesIn(message(content)).map((carried) => readEvent(subject, carried));

function codeOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof UnreadableEvent) return error.code;
  }
  return 'readable';
}

describe('reading a message', () => {
  it('names the event by its definition, whichever lane it came on', () => {
    const bulk = subjectOn('bulk', BusinessDeleted);
    expect(read(envelope, bulk)).toEqual([envelope]);
    expect(read({ ...envelope, subject: bulk }, bulk)[0]?.subject).toBe(BusinessDeleted.subject);
  });

  it('F21 reads an event that has grown a field', () => {
    const grown = { ...envelope, data: { ...(envelope.data as object), reason: 'closed' } };
    expect(read(grown)).toEqual([envelope]);
  });

  it('takes every event out of a batch', () => {
    const second = { ...envelope, version: 5 };
    expect(read([envelope, second])).toEqual([envelope, second]);
  });

  it.each([
    ['unknown-subject', envelope, 'events.directory.business.deleted.v2'],
    ['bad-envelope', '{', BusinessDeleted.subject],
    ['bad-envelope', { ...envelope, version: 0 }, BusinessDeleted.subject],
    ['bad-envelope', { ...envelope, subject: 'events.directory.business.changed.v1' }, BusinessDeleted.subject],
    ['bad-data', { ...envelope, data: { id: ID } }, BusinessDeleted.subject],
  ])('F16 refuses %s', (code, content, subject) => {
    expect(codeOf(() => read(content, subject))).toBe(code);
  });
});
