import {
  type ChangeSuggestionView,
  type CountChangeSuggestions,
  CUT,
  type GetChangeSuggestion,
  type ListChangeSuggestions,
  LONGEST_WRITTEN,
  type ProposedChange,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { formatDate } from '@tedarik/turkish';
import type { Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import type { SuggestiblePart } from '@tedarik/fields';
import type { CertificateLink } from '../business/certificate-link.js';
import { CategoryRepository } from '../category/category.repository.js';
import { Certificates } from '../records/certificates.js';
import { type ChangeSuggestion, undoableUntil } from './change-suggestion.js';
import { ChangeSuggestionRepository } from './change-suggestion.repository.js';
import { valueOf } from './suggested-values.js';

/** Suggestions for the back office, each next to what the page shows now. */
@Injectable()
export class ChangeSuggestionViews {
  constructor(
    private readonly suggestions: ChangeSuggestionRepository,
    private readonly businesses: BusinessRepository,
    private readonly categories: CategoryRepository,
    private readonly certificates: Certificates,
    private readonly clock: Clock,
  ) {}

  async list(request: RequestOf<typeof ListChangeSuggestions>): Promise<ReplyOf<typeof ListChangeSuggestions>> {
    const { suggestions, total } = await this.suggestions.list(request);
    return { suggestions: await this.of(suggestions), total };
  }

  async get({ id }: RequestOf<typeof GetChangeSuggestion>): Promise<ChangeSuggestionView> {
    const [view] = await this.of([await this.suggestions.get(id)]);
    return view!;
  }

  async count(): Promise<ReplyOf<typeof CountChangeSuggestions>> {
    return { pending: await this.suggestions.countPending() };
  }

  async of(suggestions: readonly ChangeSuggestion[]): Promise<ChangeSuggestionView[]> {
    const ids = [...new Set(suggestions.map(({ businessId }) => businessId))];
    const heirs = await this.businesses.findHeirs(ids);
    const live = await this.businesses.listLive(ids.map((id) => heirs.get(id) ?? id));
    const byId = new Map(live.map((business) => [business.id, business]));
    const names = await this.names(suggestions, live);
    return suggestions.map((suggestion) => {
      const { businessId } = suggestion;
      return viewOf(suggestion, byId.get(heirs.get(businessId) ?? businessId), names, this.clock.now());
    });
  }

  /**
   * Names of all suggested and current categories and certificates. Included in the view, because not everyone who decides may look them
   * up.
   */
  private async names(suggestions: readonly ChangeSuggestion[], live: readonly Business[]): Promise<Names> {
    const values = (part: SuggestiblePart) => {
      const proposed = suggestions.flatMap(({ changes }) => changes.filter((change) => change.part === part));
      if (proposed.length === 0) return [];
      return [
        ...proposed.flatMap(({ seen, suggested }) => [seen, suggested]),
        ...live.map((one) => valueOf(one, part)),
      ];
    };
    const categoryIds = values('categoryIds').flatMap((value) => value as string[]);
    const certificateIds = values('certificates').flatMap((value) =>
      (value as CertificateLink[]).map(({ certificateId }) => certificateId),
    );
    const [categories, certificates] = await Promise.all([
      this.categories.findNames(null, [...new Set(categoryIds)]),
      this.certificates.store.findByIds([...new Set(certificateIds)]),
    ]);
    return new Map([...categories, ...certificates.map(({ id, name }) => [id, name] as const)]);
  }
}

type Names = ReadonlyMap<string, string>;

function viewOf(
  suggestion: ChangeSuggestion,
  business: Business | undefined,
  names: Names,
  now: Date,
): ChangeSuggestionView {
  const { id, by, reason, note, replyTo, status, createdAt, decidedAt, rejection } = suggestion;
  const until = undoableUntil(suggestion);
  return {
    ...{ id, by, reason, note, status, rejection },
    business: business ? namedBusiness(business) : null,
    changes: proposedChangesOf(suggestion, business, names),
    hasAddress: replyTo !== null,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    undoableUntil: until && until > now ? until.toISOString() : null,
  };
}

const namedBusiness = ({ id, slug, name, revision }: Business) => ({ id, slug, name, revision });

/** The suggested changes with the current values; these are null when the business no longer exists. */
const proposedChangesOf = (
  { changes, acceptedParts }: ChangeSuggestion,
  business: Business | undefined,
  names: Names,
): ProposedChange[] =>
  changes.map(({ part, seen, suggested }) => ({
    part,
    seen: written(part, seen, names),
    suggested: written(part, suggested, names),
    current: business ? written(part, valueOf(business, part), names) : null,
    isAccepted: acceptedParts.includes(part),
  }));

function written(part: SuggestiblePart, value: unknown, names: Names): string | null {
  if (value === null) return null;
  if (part === 'categoryIds') return writtenNames((value as string[]).map((id) => names.get(id) ?? id));
  if (part === 'certificates') return writtenNames((value as CertificateLink[]).map((link) => inWords(link, names)));
  return cut(typeof value === 'string' ? value : JSON.stringify(value));
}

/** E.g. 'ISO 22000 (10 Ocak 2023 - 10 Ocak 2026)'; an unknown day is a question mark. */
function inWords({ certificateId, issuedDate, expiryDate }: CertificateLink, names: Names): string {
  const name = names.get(certificateId) ?? certificateId;
  const days = [issuedDate, expiryDate].map((day) => (day ? formatDate(day) : '?'));
  return issuedDate || expiryDate ? `${name} (${days.join(' - ')})` : name;
}

const cut = (text: string): string =>
  text.length > LONGEST_WRITTEN ? `${text.slice(0, LONGEST_WRITTEN - CUT.length)}${CUT}` : text;

/** As many names as fit, so that the result is still valid JSON. */
function writtenNames(names: readonly string[]): string {
  const whole = JSON.stringify(names);
  if (whole.length <= LONGEST_WRITTEN) return whole;
  const most = names.findLastIndex((_, at) => JSON.stringify([...names.slice(0, at), CUT]).length <= LONGEST_WRITTEN);
  return JSON.stringify([...names.slice(0, most), CUT]);
}
