import { QUOTE_LIMITS } from '@tedarik/fields';
import { data } from '../../../lib/router/loader-answers.js';
import { GetQuoteForm } from '../../../lib/later/operations.js';
import type { GetQuoteFormQuery } from '../../../lib/graphql/types.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';

export interface AskedBusiness {
  id: string;
  slug: string;
  name: string;
  city: string | null;
  hasAddress: boolean;
}
export interface QuoteFormChoices {
  provinces: GetQuoteFormQuery['quoteProvinces'];
  categories: GetQuoteFormQuery['categories'];
  /** The business in the parameter `firma`; null without one. */
  business: AskedBusiness | null;
  /** The product in the parameter `urun`; empty without one. */
  product: string;
}

export type QuoteFormData = ({ state: 'loaded' } & QuoteFormChoices) | Failed;

/** Loads the options of the form; responds with 503 if they cannot be loaded. */
export async function loadQuoteForm(args: LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const slug = searchParams.get('firma') ?? '';
  const product = (searchParams.get('urun') ?? '').slice(0, QUOTE_LIMITS.what.most);
  try {
    const answer = await servicesOf(args).query(GetQuoteForm, { slug, hasBusiness: slug !== '' });
    const { quoteProvinces: provinces, categories, business } = answer;
    const chosen = business ? askedOf(business) : null;
    return data<QuoteFormData>({ state: 'loaded', provinces, categories, business: chosen, product });
  } catch (error) {
    return data<QuoteFormData>(failedBy(error), { status: 503 });
  }
}

function askedOf(answer: NonNullable<GetQuoteFormQuery['business']>): AskedBusiness | null {
  if (answer.__typename !== 'BusinessFound') return null;
  const { email, headquarters, ...business } = answer.business;
  return { ...business, city: headquarters?.city ?? null, hasAddress: Boolean(email) };
}
