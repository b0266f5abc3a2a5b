import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  CancelImport,
  ConfirmImport,
  GetImport,
  type ImportSettings,
  ListImports,
  PauseImport,
  ReadImportAgain,
  ResumeImport,
  RetryImport,
  StartImport,
  UndoImport,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import {
  ColumnSeparator,
  ImportForm,
  ImportSettingsInput,
  ManagedImport,
  ManagedImportList,
  StartImportInput,
} from './managed-import.types.js';
import { STARTED_AT } from './started-at.js';

/** Imports from their start to their end; what each may do next, its status says. */
@Resolver(() => ManagedImport)
@Manages('imports')
export class ManagedImportsResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => ManagedImportList, {
    description: 'The newest first; `open`: only those with work to do, or that wait for somebody.',
  })
  async managedImports(
    @Args('form', { type: () => ImportForm, nullable: true }) form: ImportForm | null = null,
    @Args('open', { type: () => Boolean, defaultValue: false }) open: boolean,
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Args('pageSize', { type: () => Int, defaultValue: 20 }) pageSize: number,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedImportList> {
    const { imports, total } = await this.requests.send(ListImports, { form, open, page, pageSize }, acting);
    return { items: imports, total };
  }

  @Query(() => ManagedImport)
  managedImport(
    @Args('id', { type: () => ID }) id: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedImport> {
    return this.requests.send(GetImport, { id }, acting);
  }

  @Mutation(() => ManagedImport, {
    description: 'Has an uploaded file read for review: nothing is written before `confirmImport`.',
  })
  startImport(
    @Args('input', { type: () => StartImportInput }) { separator = null, settings, ...file }: StartImportInput,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedImport> {
    const request = { ...file, separator, review: true, settings: toSettings(settings) };
    return this.requests.send(StartImport, request, { ...acting, commandId });
  }

  @Mutation(() => ManagedImport, {
    description: 'Has the file of an import in review read with another separator: what was chosen in the review goes.',
  })
  readImportAgain(
    @Args('id', { type: () => ID }) id: string,
    @Args('startedAt', STARTED_AT) startedAt: string,
    @Args('separator', { type: () => ColumnSeparator }) separator: ColumnSeparator,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedImport> {
    return this.requests.send(ReadImportAgain, { id, startedAt, separator }, { ...acting, commandId });
  }

  @Mutation(() => ManagedImport)
  confirmImport(
    @Args('id', { type: () => ID }) id: string,
    @Args('startedAt', STARTED_AT) startedAt: string,
    @Args('settings', { type: () => ImportSettingsInput }) settings: ImportSettingsInput,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedImport> {
    return this.requests.send(ConfirmImport, { id, startedAt, settings: toSettings(settings) }, acting);
  }

  @Mutation(() => ManagedImport)
  pauseImport(
    @Args('id', { type: () => ID }) id: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedImport> {
    return this.requests.send(PauseImport, { id }, acting);
  }

  @Mutation(() => ManagedImport)
  resumeImport(
    @Args('id', { type: () => ID }) id: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedImport> {
    return this.requests.send(ResumeImport, { id }, acting);
  }

  @Mutation(() => ManagedImport, { description: 'What is in stays, the rest counts as skipped.' })
  cancelImport(
    @Args('id', { type: () => ID }) id: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedImport> {
    return this.requests.send(CancelImport, { id }, acting);
  }

  @Mutation(() => ManagedImport, {
    description: 'Takes back what it created or wrote over and nobody has touched since.',
  })
  undoImport(
    @Args('id', { type: () => ID }) id: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedImport> {
    return this.requests.send(UndoImport, { id }, acting);
  }

  @Mutation(() => ManagedImport, { description: 'A new import, in review, of the rows that were invalid.' })
  retryImport(
    @Args('id', { type: () => ID }) id: string,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedImport> {
    return this.requests.send(RetryImport, { id }, { ...acting, commandId });
  }
}

const toSettings = ({ defaultCategory = null, ...settings }: ImportSettingsInput): ImportSettings => ({
  ...settings,
  defaultCategory,
});
