import { ID, ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { of, typeOf } from '../graphql/type-of.js';

const count = z.int().nullable();

@ObjectType({
  description: 'How many decisions wait; null where one may not decide, or where nobody could say.',
})
export class ManagedWaiting extends typeOf(
  z.object({
    ...{ submissions: count, claims: count, changeSuggestions: count },
    ...{ pendingReviews: count, heldReviews: count, reportedReviews: count, comments: count },
  }),
  {
    claims: 'Of pages.',
    pendingReviews: 'Not yet public.',
    heldReviews: 'Look like an attack.',
    reportedReviews: 'Public and reported.',
  },
) {}

@ObjectType({ description: 'A part of the system, and whether it answers.' })
export class ManagedPart extends typeOf(z.object({ id: z.string(), isUp: z.boolean() }), {
  id: {
    type: () => ID,
    description: 'directory, reviews, blog, submissions, quotes, identity, media, search, sessions',
  },
}) {}

const graph = z.object({ id: z.string(), counts: z.array(z.int()).nullable() });

@ObjectType({ description: 'How often something happened on each day.' })
class ManagedDailyGraph extends typeOf(graph, {
  id: { type: () => ID, description: 'pageViews, searches, reviews, quoteRequests, added, imported' },
  counts: 'Of sixty days, the earliest first; null where nobody could say.',
}) {}

const graphs = z.object({ until: z.string(), graphs: z.array(of(ManagedDailyGraph)) });

@ObjectType({ description: 'What happened on each day.' })
export class ManagedDailyGraphs extends typeOf(graphs, { until: 'The last day, in Istanbul.' }) {}
