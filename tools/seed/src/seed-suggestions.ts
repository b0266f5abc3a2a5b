import { GetBusinessBySlug, SuggestChange, type RequestOf } from '@tedarik/commands';
import { RequestFailed, type RequestClient } from '@tedarik/messaging';
import { slugify } from '@tedarik/turkish';
import { commandIdOf } from './command-id.js';

type Suggestion = Omit<RequestOf<typeof SuggestChange>, 'businessId' | 'noticeVersion' | 'replyTo'>;

/** Corrections of sample pages that visitors suggest, by name of the business. */
const SUGGESTIONS: Readonly<Record<string, Suggestion>> = {
  'Anadolu Baharat Evi': {
    reason: 'contact',
    values: { phone: '0216 555 01 40' },
    note: 'Numaraları değişmiş, tabelada bu yazıyor.',
  },
  'Marmara Fırın Malzemeleri': {
    reason: 'moved',
    values: { headquarters: { address: 'Yeni Sanayi Sitesi 12. Blok No: 4', city: 'Bursa', borough: 'Nilüfer' } },
    note: null,
  },
};

/** Writes the sample suggestions for those sample businesses that exist, each only once. Returns the number of new suggestions. */
export async function seedSuggestions(requests: RequestClient): Promise<number> {
  let written = 0;
  for (const [name, suggestion] of Object.entries(SUGGESTIONS)) {
    const answer = await requests.send(GetBusinessBySlug, { slug: slugify(name) });
    if (answer.found !== 'live') continue;
    const { id: businessId } = answer.business;
    const request = { ...suggestion, businessId, replyTo: null, noticeVersion: 'sample' };
    try {
      await requests.send(SuggestChange, request, { commandId: commandIdOf(`suggestion for ${businessId}`) });
      written++;
    } catch (error) {
      // An earlier suggestion was accepted, so the page already has these values.
      if (!(error instanceof RequestFailed) || error.failure.code !== 'suggestion-refused') throw error;
    }
  }
  return written;
}
