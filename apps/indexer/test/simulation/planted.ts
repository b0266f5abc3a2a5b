/** Bugs that are injected on purpose, to verify that the invariants detect them. */
export const PLANTED = [
  'a change without its event',
  'an event twice in the outbox',
  'a version left out',
  'two events with the data of each other',
  'a row marked as sent that was not',
  'rows never marked as sent',
  'a message confirmed but not stored',
  'repeated messages stored twice',
  'acknowledgements that get lost',
  'messages acknowledged on delivery',
  'refused messages not delivered again',
  'messages of a dead consumer not delivered again',
  'an older version over a newer one',
  'a document confirmed but not written',
  'a newer version taken for an older one',
  'a lease given away too early',
  'a lease without a higher fence',
  'a lost dead letter',
  'a dead letter twice',
] as const;

export type PlantedFault = (typeof PLANTED)[number];
