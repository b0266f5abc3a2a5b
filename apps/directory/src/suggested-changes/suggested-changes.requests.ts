import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CertificateDocuments } from './certificate-documents.js';
import { ChangeSuggestionViews } from './change-suggestion-views.js';
import { SuggestionDecisions } from './suggestion-decisions.js';
import { EditOwnPageHandler } from './edit-own-page.handler.js';
import { OwnPages } from './own-pages.js';
import { WithdrawSuggestionHandler } from './withdraw-suggestion.handler.js';
import { SuggestChangeHandler } from './suggest-change.handler.js';

/** Requests about suggested changes and their decisions. */
export const SUGGESTED_CHANGES_REQUESTS = [
  handledBy(commands.ListCertificateDocuments, CertificateDocuments, 'list'),
  handledBy(commands.AddCertificateDocument, CertificateDocuments, 'add'),
  handledBy(commands.RemoveCertificateDocument, CertificateDocuments, 'remove'),
  handledBy(commands.ListPageDocuments, CertificateDocuments, 'ofPage'),
  handledBy(commands.SuggestChange, SuggestChangeHandler),
  handledBy(commands.ListChangeSuggestions, ChangeSuggestionViews, 'list'),
  handledBy(commands.GetChangeSuggestion, ChangeSuggestionViews, 'get'),
  handledBy(commands.CountChangeSuggestions, ChangeSuggestionViews, 'count'),
  handledBy(commands.DecideChangeSuggestion, SuggestionDecisions, 'decide'),
  handledBy(commands.UndoSuggestionDecision, SuggestionDecisions, 'undo'),
  handledBy(commands.GetOwnPage, OwnPages, 'get'),
  handledBy(commands.ListOwnSuggestions, OwnPages, 'listSuggestions'),
  handledBy(commands.ExportOwnSuggestions, OwnPages, 'exportSuggestions'),
  handledBy(commands.EditOwnPage, EditOwnPageHandler),
  handledBy(commands.WithdrawSuggestion, WithdrawSuggestionHandler),
];
