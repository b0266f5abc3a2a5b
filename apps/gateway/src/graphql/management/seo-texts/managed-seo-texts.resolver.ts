import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  DeleteSeoText,
  GetManagedSeoText,
  ListManagedSeoTexts,
  ListSeoSubjects,
  type ManagedSeoText as SeoTextView,
  type RequestOf,
  WriteSeoText,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { listOf, ManagedListInput } from '../managed-list.input.js';
import {
  ManagedSeoText,
  ManagedSeoTextInput,
  ManagedSeoTextList,
  SeoEntityType,
  SeoSubject,
} from './managed-seo-text.types.js';

type Sort = RequestOf<typeof ListManagedSeoTexts>['sort'];

@Resolver(() => ManagedSeoText)
@Manages('seo-texts')
export class ManagedSeoTextsResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => ManagedSeoTextList, { description: 'Texts of pages; `sort`: subject (type, then name), updated.' })
  async managedSeoTexts(
    @Args('list', { type: () => ManagedListInput }) list: ManagedListInput,
    @Args('type', { type: () => SeoEntityType, nullable: true }) kind: SeoEntityType | null = null,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedSeoTextList> {
    const requested = { ...listOf<Sort>(list), ...(kind !== null && { kind }) };
    const { seoTexts, total } = await this.requests.send(ListManagedSeoTexts, requested, acting);
    return { items: seoTexts.map((text) => ({ ...text, id: `${text.kind}:${text.key}`, type: text.kind })), total };
  }

  @Query(() => ManagedSeoText, { nullable: true, description: 'Null when nobody has written one.' })
  async managedSeoText(
    @Args('type', { type: () => SeoEntityType }) kind: SeoEntityType,
    @Args('key', { type: () => ID }) key: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedSeoText | null> {
    const { seoText } = await this.requests.send(GetManagedSeoText, { kind, key }, acting);
    return seoText && toSeoText(seoText);
  }

  @Query(() => [SeoSubject], { description: 'Cities, districts or categories that a text may be about.' })
  async seoSubjects(
    @Args('type', { type: () => SeoEntityType }) kind: SeoEntityType,
    @ActingAdministrator() acting: Acting,
  ): Promise<SeoSubject[]> {
    return (await this.requests.send(ListSeoSubjects, { kind }, acting)).subjects;
  }

  @Mutation(() => ManagedSeoText)
  async saveSeoText(
    @Args('input', { type: () => ManagedSeoTextInput }) { type: kind, key, html, version }: ManagedSeoTextInput,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedSeoText> {
    return toSeoText(await this.requests.send(WriteSeoText, { kind, key, html, version }, { ...acting, commandId }));
  }

  @Mutation(() => Boolean)
  async deleteSeoText(
    @Args('type', { type: () => SeoEntityType }) kind: SeoEntityType,
    @Args('key', { type: () => ID }) key: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<boolean> {
    await this.requests.send(DeleteSeoText, { kind, key }, acting);
    return true;
  }
}

const toSeoText = ({ kind, ...text }: SeoTextView): ManagedSeoText => ({ ...text, type: kind });
