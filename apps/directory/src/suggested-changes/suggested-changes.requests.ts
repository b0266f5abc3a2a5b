import {
  CountChangeSuggestions,
  DecideChangeSuggestion,
  EditOwnPage,
  ExportOwnSuggestions,
  GetChangeSuggestion,
  GetOwnPage,
  ListChangeSuggestions,
  AddCertificateDocument,
  ListCertificateDocuments,
  ListOwnSuggestions,
  ListPageDocuments,
  RemoveCertificateDocument,
  SuggestChange,
  UndoSuggestionDecision,
  WithdrawSuggestion,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CertificateDocuments } from './certificate-documents.js';
import { ChangeSuggestionViews } from './change-suggestion-views.js';
import { DecideChangeSuggestionHandler } from './decide-change-suggestion.handler.js';
import { EditOwnPageHandler } from './edit-own-page.handler.js';
import { OwnPages } from './own-pages.js';
import { WithdrawSuggestionHandler } from './withdraw-suggestion.handler.js';
import { SuggestChangeHandler } from './suggest-change.handler.js';
import { UndoSuggestionDecisionHandler } from './undo-suggestion-decision.handler.js';

/** Requests about suggested changes and their decisions. */
export const SUGGESTED_CHANGES_REQUESTS = [
  handledBy(ListCertificateDocuments, CertificateDocuments, 'list'),
  handledBy(AddCertificateDocument, CertificateDocuments, 'add'),
  handledBy(RemoveCertificateDocument, CertificateDocuments, 'remove'),
  handledBy(ListPageDocuments, CertificateDocuments, 'ofPage'),
  handledBy(SuggestChange, SuggestChangeHandler),
  handledBy(ListChangeSuggestions, ChangeSuggestionViews, 'list'),
  handledBy(GetChangeSuggestion, ChangeSuggestionViews, 'get'),
  handledBy(CountChangeSuggestions, ChangeSuggestionViews, 'count'),
  handledBy(DecideChangeSuggestion, DecideChangeSuggestionHandler),
  handledBy(UndoSuggestionDecision, UndoSuggestionDecisionHandler),
  handledBy(GetOwnPage, OwnPages, 'get'),
  handledBy(ListOwnSuggestions, OwnPages, 'listSuggestions'),
  handledBy(ExportOwnSuggestions, OwnPages, 'exportSuggestions'),
  handledBy(EditOwnPage, EditOwnPageHandler),
  handledBy(WithdrawSuggestion, WithdrawSuggestionHandler),
];
