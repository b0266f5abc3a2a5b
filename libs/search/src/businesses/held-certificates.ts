import type { estypes } from '@elastic/elasticsearch';

type Query = estypes.QueryDslQueryContainer;

/** Certificates in force today, by the clock of the country. */
const TODAY: Query = { range: { 'certificates.until': { gte: 'now/d', time_zone: 'Europe/Istanbul' } } };

/** Certificates in force on a day (ISO date). */
export const inForceOn = (day: string): Query => ({ range: { 'certificates.until': { gte: day } } });

/** Who holds one of these kinds in force. Products hold none. */
export const holdsAnyOf = (ids: readonly string[], inForce: Query = TODAY): Query => ({
  nested: {
    path: 'certificates',
    ignore_unmapped: true,
    query: { bool: { filter: [{ terms: { 'certificates.id': [...ids] } }, inForce] } },
  },
});
