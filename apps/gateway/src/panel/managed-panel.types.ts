import { ID, ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { of, typeOf } from '../graphql/type-of.js';

const count = z.int().nullable();

@ObjectType({
  description:
    'Numbers of pending decisions; null if the account may not make them, or while the service is unavailable.',
})
export class ManagedWaiting extends typeOf(
  z.object({
    ...{ submissions: count, claims: count, changeSuggestions: count },
    ...{ pendingReviews: count, heldReviews: count, reportedReviews: count, comments: count },
  }),
  {
    claims: 'Claims of pages.',
    pendingReviews: 'Reviews that are not public before approval.',
    heldReviews: 'Reviews that look like part of an attack.',
    reportedReviews: 'Public reviews that were reported.',
  },
) {}

@ObjectType({ description: 'A part of the system, and whether it is up.' })
export class ManagedPart extends typeOf(z.object({ id: z.string(), isUp: z.boolean() }), {
  id: {
    type: () => ID,
    description:
      'Name of the part: directory, reviews, blog, submissions, quotes, identity, media, search or sessions.',
  },
}) {}

const graph = z.object({ id: z.string(), counts: z.array(z.int()).nullable() });

@ObjectType({ description: 'Daily counts of one kind of event.' })
class ManagedDailyGraph extends typeOf(graph, {
  id: {
    type: () => ID,
    description:
      'What is counted: pageViews, searches, reviews, quoteRequests, added (businesses) or imported (businesses).',
  },
  counts: 'Counts of 60 days, the earliest first; null while the service is unavailable.',
}) {}

const graphs = z.object({ until: z.string(), graphs: z.array(of(ManagedDailyGraph)) });

@ObjectType({ description: 'Daily counts for the graphs of the dashboard.' })
export class ManagedDailyGraphs extends typeOf(graphs, { until: 'The last day counted (Europe/Istanbul).' }) {}
