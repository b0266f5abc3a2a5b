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

@ObjectType({ description: 'Of one part of a business. A value that is no text is JSON.' })
class ManagedProposedChange extends typeOf(ProposedChange, {
  part: 'A field of the business, or `headquarters`.',
  seen: 'What stood there when it was suggested.',
  current: 'What stands there now; null once the business is deleted.',
}) {}

@ObjectType()
class ManagedSuggestionBusiness extends typeOf(ChangeSuggestionView.shape.business.unwrap(), {
  revision: 'What a decision sends back: it fails when the business has changed meanwhile.',
}) {}

@ObjectType()
class ManagedChangeSuggestion extends typeOf(ChangeSuggestionView, {
  business: { type: () => ManagedSuggestionBusiness, description: 'Null once it is deleted.' },
  by: 'visitor, account or owner',
  reason: 'closed, moved, contact, hours or other; null for what an owner changed.',
  changes: { type: () => ManagedProposedChange },
  hasAddress: 'Whether its sender is thanked by mail if it is accepted.',
  status: 'pending, accepted, partly or rejected',
}) {}

@ObjectType()
class ManagedSuggestionDecision extends typeOf(DecideChangeSuggestion.reply, {
  suggestion: { type: () => ManagedChangeSuggestion },
}) {}

@ObjectType()
class ManagedReopenedSuggestion extends typeOf(UndoSuggestionDecision.reply, {
  suggestion: { type: () => ManagedChangeSuggestion },
  isWhole: 'False when a value stayed because somebody has edited it since.',
}) {}

export const ChangeSuggestionOperations = operations('change-suggestions', {
  managedChangeSuggestions: list(ListChangeSuggestions, ManagedChangeSuggestion, {
    description: 'The waiting ones oldest first, others newest first.',
  }),
  managedChangeSuggestion: query(GetChangeSuggestion, ManagedChangeSuggestion),
  decideChangeSuggestion: mutation(DecideChangeSuggestion, ManagedSuggestionDecision, {
    description:
      '`decision`: accepted, with the `parts` that are, or rejected; `seenAt`: `createdAt` of what was looked at.',
    once: true,
  }),
  managedPageDocuments: query(ListPageDocuments, [ManagedCertificateDocument], {
    answer: ({ documents }) => documents,
  }),
  undoSuggestionDecision: mutation(UndoSuggestionDecision, ManagedReopenedSuggestion, { once: true }),
});
