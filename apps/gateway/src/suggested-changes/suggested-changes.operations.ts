import { InputType } from '@nestjs/graphql';
import { HeadquartersInput, OpeningHours, SuggestChange } from '@tedarik/commands';
import { openForm } from '../graphql/open-form.js';
import { done, mutation } from '../graphql/operations.js';
import { inputOf } from '../graphql/type-of.js';
import { visitorOperations } from '../graphql/visitor-operations.js';

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

export const SuggestedChangesOperations = visitorOperations({
  suggestChange: mutation(SuggestChange, Boolean, {
    description: 'Suggests corrections of the page of a business. The editors decide on them.',
    input: SuggestChangeInput,
    who: 'anyone-named',
    limit: 'suggestedChange',
    trapped: { form: 'suggested-change', answer: done },
    answer: done,
  }),
});
