import { ObjectType } from '@nestjs/graphql';
import {
  ChangeSuggestionView,
  DecideChangeSuggestion,
  GetChangeSuggestion,
  ListChangeSuggestions,
  ListPageDocuments,
  ProposedChange,
  UndoSuggestionDecision,
} from '@tedarik/commands';
import { ManagedCertificateDocument } from '../documents/document.types.js';
import { list, mutation, operations, query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'A suggested change of one part of a business. Values other than text are JSON.' })
class ManagedProposedChange extends typeOf(ProposedChange, {
  part: 'Name of a field of the business, or `headquarters`.',
  seen: 'Value at the time of the suggestion.',
  current: 'Current value; null if the business was deleted.',
}) {}

@ObjectType()
class ManagedSuggestionBusiness extends typeOf(ChangeSuggestionView.shape.business.unwrap(), {
  revision: 'Send it with a decision; the decision fails if the business has changed since it was read.',
}) {}

@ObjectType()
class ManagedChangeSuggestion extends typeOf(ChangeSuggestionView, {
  business: { type: () => ManagedSuggestionBusiness, description: 'The business; null if it was deleted.' },
  by: 'Who made the suggestion: visitor, account or owner.',
  reason: 'Reason, one of: closed, moved, contact, hours or other; null for changes by an owner.',
  changes: { type: () => ManagedProposedChange },
  hasAddress: 'Whether the sender left an address and is thanked by mail on acceptance.',
  status: 'Status: pending, accepted, partly or rejected.',
}) {}

@ObjectType()
class ManagedSuggestionDecision extends typeOf(DecideChangeSuggestion.reply, {
  suggestion: { type: () => ManagedChangeSuggestion },
}) {}

@ObjectType()
class ManagedReopenedSuggestion extends typeOf(UndoSuggestionDecision.reply, {
  suggestion: { type: () => ManagedChangeSuggestion },
  isWhole: 'False if a value was kept because it had been edited since the decision.',
}) {}

export const ChangeSuggestionOperations = operations('change-suggestions', {
  managedChangeSuggestions: list(ListChangeSuggestions, ManagedChangeSuggestion, {
    description: 'Change suggestions: pending ones oldest first, decided ones newest first.',
  }),
  managedChangeSuggestion: query(GetChangeSuggestion, ManagedChangeSuggestion),
  decideChangeSuggestion: mutation(DecideChangeSuggestion, ManagedSuggestionDecision, {
    description:
      'Decides on a change suggestion. `decision`: accepted (`parts` lists the accepted parts) or rejected; ' +
      '`seenAt`: `createdAt` of the suggestion as the caller saw it.',
    once: true,
  }),
  managedPageDocuments: query(ListPageDocuments, [ManagedCertificateDocument], {
    answer: ({ documents }) => documents,
  }),
  undoSuggestionDecision: mutation(UndoSuggestionDecision, ManagedReopenedSuggestion, { once: true }),
});
