import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  CreateBusinessFromSubmission,
  DecideSubmission,
  DeleteSubmissions,
  GetSubmission,
  ListSubmissions,
  type SubmissionDecision,
  type SubmissionStatus,
} from '@tedarik/commands';
import { SUBMITTED_FIELDS, textsOf } from '@tedarik/fields';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { ManagedOutcome, toOutcomes } from '../managed-outcome.type.js';
import {
  BusinessOfSubmissionInput,
  ManagedSubmission,
  ManagedSubmissionDecision,
  ManagedSubmissionList,
} from './managed-submission.types.js';

@Resolver(() => ManagedSubmission)
@Manages('submissions')
export class ManagedSubmissionsResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => ManagedSubmissionList, { description: 'Newest first; `status`: pending, approved, rejected or all.' })
  async managedSubmissions(
    @Args('status', { type: () => String, nullable: true }) status: string | null = null,
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Args('pageSize', { type: () => Int, defaultValue: 20 }) pageSize: number,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedSubmissionList> {
    const request = { status: status as SubmissionStatus | null, page, pageSize };
    const { submissions, total } = await this.requests.send(ListSubmissions, request, acting);
    return { items: submissions, total };
  }

  @Query(() => ManagedSubmission)
  managedSubmission(
    @Args('id', { type: () => ID }) id: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedSubmission> {
    return this.requests.send(GetSubmission, { id }, acting);
  }

  @Mutation(() => ManagedSubmissionDecision, { description: '`decision`: approved or rejected.' })
  decideSubmission(
    @Args('id', { type: () => ID }) id: string,
    @Args('decision', { type: () => String }) decision: string,
    @Args('reason', { type: () => String, nullable: true }) reason: string | null = null,
    @Args('mailSender', { type: () => Boolean }) mailSender: boolean,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedSubmissionDecision> {
    const request = { id, decision: decision as SubmissionDecision, reason, mailSender };
    return this.requests.send(DecideSubmission, request, { ...acting, commandId });
  }

  @Mutation(() => [ManagedOutcome])
  async deleteSubmissions(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(DeleteSubmissions, { ids }, acting));
  }

  @Mutation(() => ID, {
    description: 'The pending business of an approved submission: one, however often it is requested.',
  })
  async createBusinessFromSubmission(
    @Args('id', { type: () => ID }) id: string,
    @Args('input', { type: () => BusinessOfSubmissionInput })
    input: BusinessOfSubmissionInput,
    @ActingAdministrator() acting: Acting,
  ): Promise<string> {
    const { name, description, address, city, borough = null, categoryIds } = input;
    const place = { address, city, borough };
    const texts = textsOf(SUBMITTED_FIELDS, input);
    const business = { name, description, ...place, ...texts, categoryIds: categoryIds ?? [] };
    return (await this.requests.send(CreateBusinessFromSubmission, { id, business }, acting)).businessId;
  }
}
