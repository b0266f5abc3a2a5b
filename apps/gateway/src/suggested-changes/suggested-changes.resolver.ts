import { Args, Context, InputType, Mutation, Resolver } from '@nestjs/graphql';
import { HeadquartersInput, OpeningHours, SuggestChange } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { filledIn } from '../graphql/filled-in.js';
import { openForm } from '../graphql/open-form.js';
import { inputOf } from '../graphql/type-of.js';
import { FormTraps } from '../limits/form-trap.js';
import { RateLimits } from '../limits/rate-limits.js';
import { visitorActor } from '../visitors/actor-of.js';
import type { ClientFacts, Requesting } from '../visitors/visitor.js';

@InputType()
export class HeadquartersPlaceInput extends inputOf(HeadquartersInput) {}

@InputType()
export class WeeklyHoursInput extends inputOf(OpeningHours, {
  dayOfWeek: '0 is Sunday.',
  opens: 'HH:MM, Europe/Istanbul.',
}) {}

@InputType({ description: 'Suggested values. Omitted fields are correct as they are; null clears a field.' })
class SuggestedValuesInput extends inputOf(SuggestChange.request.shape.values, {
  headquarters: { type: () => HeadquartersPlaceInput },
  openingHours: { type: () => WeeklyHoursInput },
}) {}

@InputType()
class SuggestChangeInput extends inputOf(SuggestChange.request.extend(openForm), {
  reason: 'Reason: closed, moved, contact, hours or other.',
  values: { type: () => SuggestedValuesInput },
  replyTo: 'E-mail address for a thank-you mail if the suggestion is accepted.',
  commandId: 'UUID of this submission of the form. A repeat with the same UUID suggests nothing twice.',
}) {}

@Resolver()
export class SuggestedChangesResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly traps: FormTraps,
  ) {}

  @Mutation(() => Boolean, {
    description: 'Suggests corrections of the page of a business. The editors decide on them.',
  })
  async suggestChange(
    @Args('input', { type: () => SuggestChangeInput }) { trap, commandId, ...form }: SuggestChangeInput,
    @Context('client') client: ClientFacts,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    if (this.traps.pass('suggested-change', trap) === 'bot') return true;
    await this.limits.take('suggestedChange', client.address);
    // Names the visitor if signed in. While sessions cannot be read it is sent anonymously, as no sign-in is required.
    const isKnown = visitor !== null && visitor !== 'unknown';
    const context = { commandId, ...(isKnown && { actor: visitorActor(visitor) }) };
    await this.requests.send(SuggestChange, filledIn(SuggestChange.request, form) as typeof form, context);
    return true;
  }
}
