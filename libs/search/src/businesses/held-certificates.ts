import type { estypes } from '@elastic/elasticsearch';

type Query = estypes.QueryDslQueryContainer;

/** Certificates that are valid today, in the time zone of the country. */
const TODAY: Query = { range: { 'certificates.until': { gte: 'now/d', time_zone: 'Europe/Istanbul' } } };

/** Certificates that are valid on a day (ISO date). */
export const inForceOn = (day: string): Query => ({ range: { 'certificates.until': { gte: day } } });

/** Matches businesses that hold a valid certificate of one of these kinds. Products have no certificates, so none matches. */
export const holdsAnyOf = (ids: readonly string[], inForce: Query = TODAY): Query => ({
  nested: {
    path: 'certificates',
    ignore_unmapped: true,
    query: { bool: { filter: [{ terms: { 'certificates.id': [...ids] } }, inForce] } },
  },
});
