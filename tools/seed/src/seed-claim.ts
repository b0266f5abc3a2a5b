import { AddClaimDocument, GetClaimOptions, StartClaim, type TakenDocument } from '@tedarik/commands';
import type { RequestClient } from '@tedarik/messaging';
import { slugify } from '@tedarik/turkish';
import { commandIdOf } from './command-id.js';
import { sampleBuyer } from './sample-buyer.js';
import { picture } from './samples/pictures.js';
import { QUOTES } from './samples/quotes.js';
import { type Media, upload } from './upload.js';

const BUSINESS = 'Marmara Fırın Malzemeleri';
const NOTE = 'Firmanın satın alma sorumlusuyum; vergi levhamızın fotoğrafını ekliyorum.';

/** Claims a page as the sample buyer, with a document, so that moderators have a claim to decide on. Returns true if the claim is new. */
export async function seedClaim(requests: RequestClient, mailFolder: string, media: Media): Promise<boolean> {
  const slug = slugify(BUSINESS);
  const by = { actor: await sampleBuyer(requests, mailFolder, QUOTES[0]!) };
  const { page, isOwner, running } = await requests.send(GetClaimOptions, { slug }, by);
  if (!page || isOwner || running) return false;
  const start = { businessId: page.id, way: 'document', note: NOTE } as const;
  const claim = await requests.send(StartClaim, start, { ...by, commandId: commandIdOf(`claim of ${page.id}`) });
  if (claim.status !== 'waiting') return false;
  const file = await upload<TakenDocument>('documents', await picture('tax-plate'), media);
  const document = { claimId: claim.id, name: 'vergi-levhasi.jpg', ...file };
  await requests.send(AddClaimDocument, document, { ...by, commandId: commandIdOf(`document of ${claim.id}`) });
  return true;
}
