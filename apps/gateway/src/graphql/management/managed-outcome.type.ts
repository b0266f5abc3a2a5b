import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'What became of one record of a bulk change.' })
export class ManagedOutcome {
  @Field(() => ID)
  id: string;

  @Field(() => Boolean)
  isDone: boolean;

  @Field(() => String, { nullable: true, description: 'Why it was refused.' })
  code: string | null;
}

interface Outcome {
  id: string;
  outcome: 'done' | 'refused';
  code: string | null;
}

export const toOutcomes = ({ outcomes }: { outcomes: Outcome[] }): ManagedOutcome[] =>
  outcomes.map(({ id, outcome, code }) => ({ id, isDone: outcome === 'done', code }));
