import { type EventEnvelope, ReviewAnswered, ReviewDecided, ReviewHeld, ReviewPhotoModerated } from '@tedarik/events';
import { newId } from '@tedarik/service-kit';
import { anEnvelope, rejectionOf, sharedByTests } from '@tedarik/testing';
import { EraseAccountHandler } from '../src/visitor/erase-account.handler.js';
import { ReviewMails } from '../src/visitor/reviews/review-mails.js';
import { anIdentity, PASSWORD } from './an-identity.js';

const identity = sharedByTests(anIdentity);

const about = (authorId: string | null) => ({ id: newId(), businessId: newId(), businessName: 'Ege Zeytin', authorId });
const held = (authorId: string | null) =>
  anEnvelope(ReviewHeld, { ...about(authorId), reason: 'burst', heldAt: '2026-11-21T09:00:00.000Z' });
const decided = (authorId: string, decision: 'published' | 'rejected', reason: string | null = null) =>
  anEnvelope(ReviewDecided, { ...about(authorId), decision, reason });
const tell = (event: EventEnvelope) => identity.get(ReviewMails).tell(event);
/** Mails about reviews, without the earlier mail of the sign-up. */
const told = async (email: string) =>
  (await identity.mailsTo(email)).filter(({ subject }) => subject.includes('Yorumunuz'));

it('mails the author once that a review is held, and why, even if the event is delivered repeatedly', async () => {
  const { id, email } = await identity.anAccount();
  const event = held(id);
  await Promise.all([tell(event), tell(event).catch(() => undefined)]);
  await tell(event);
  const mails = await told(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Yorumunuz incelemeye alındı']);
  expect(mails[0]?.body?.text).toContain('“Ege Zeytin” hakkında yazdığınız yorum incelemeye alındı');
  expect(mails[0]?.body?.text).toContain('alışılmadık sayıda benzer yorum');
});

it('mails the decision, with the reason of a rejection', async () => {
  const { id, email } = await identity.anAccount();
  await tell(decided(id, 'published'));
  await tell(decided(id, 'rejected', 'not-genuine'));
  await tell(decided(id, 'rejected', 'a-reason-of-later'));
  const [published, rejected, other] = await told(email);
  expect(published).toMatchObject({ subject: 'Yorumunuz yayınlandı' });
  expect(rejected).toMatchObject({ subject: 'Yorumunuz yayınlanmadı' });
  expect(rejected?.body?.text).toContain('Gerekçe: kendi deneyiminize dayanmıyor görünmesi.');
  expect(other?.body?.text).not.toContain('Gerekçe');
});

it('mails the moderator’s reason for taking a photo down, and that the photo was put back', async () => {
  const { id, email } = await identity.anAccount();
  const moderated = (decision: 'taken-down' | 'put-back', reason: string | null) =>
    anEnvelope(ReviewPhotoModerated, { ...about(id), decision, reason });
  const event = moderated('taken-down', 'Fotoğrafta başka bir müşteri görünüyor.');
  await tell(event);
  await tell(event);
  await tell(moderated('put-back', null));
  const [down, back, ...others] = await told(email);
  expect(down).toMatchObject({ subject: 'Yorumunuzdan bir fotoğraf kaldırıldı' });
  expect(down?.body?.text).toContain('Gerekçe: Fotoğrafta başka bir müşteri görünüyor.');
  expect(back).toMatchObject({ subject: 'Yorumunuzdaki bir fotoğraf yeniden yayında' });
  expect(others).toEqual([]);
});

const REPLY = 'Özür dileriz, <b>yenisi</b> yolda: http://kotu.example';
/** A reply, which is shown now as `shown`. */
function answered(authorId: string | null, over: { id?: string } = {}, shown: string | null = REPLY) {
  const data = { ...about(authorId), ...over, reply: REPLY };
  if (shown) identity.shownReplies.set(data.id, shown);
  return anEnvelope(ReviewAnswered, data);
}

it('mails the author the reply to a review once, even if the owner removes it and writes another', async () => {
  const { id, email } = await identity.anAccount();
  const review = { id: newId() };
  const event = answered(id, review);
  await Promise.all([tell(event), tell(event).catch(() => undefined)]);
  await tell(event);
  await tell(answered(id, review));
  const mails = await told(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Yorumunuza yanıt geldi']);
  expect(mails[0]?.body?.text).toContain('“Ege Zeytin” hakkında yazdığınız yorumu işletme yanıtladı');
  expect(mails[0]?.body?.text).toContain('Yorumlarım:\nhttps://tezgah.example/hesabim');
  expect(mails[0]?.body?.html).toContain('Özür dileriz, &lt;b&gt;yenisi&lt;/b&gt; yolda');
  expect(mails[0]?.body?.text).not.toMatch(/http:\/\/kotu|kotu\.example/);
});

it('does not mail a reply that is not shown any more, and mails a changed one as it is now', async () => {
  const { id, email } = await identity.anAccount();
  await tell(answered(id, {}, null));
  expect(await told(email)).toEqual([]);
  await tell(answered(id, {}, 'Yenisini bugün yolladık.'));
  const [{ body } = {}] = await told(email);
  expect(body?.text).toContain('Yenisini bugün yolladık.');
  expect(body?.text).not.toContain('Özür dileriz');
});

it('stops the mails about replies by the link in one of them, and sends them again', async () => {
  const { id, email } = await identity.anAccount();
  await tell(answered(id));
  const [{ body } = {}] = await told(email);
  const token =
    /^https:\/\/tezgah\.example\/yanit-bildirimi\?jeton=([\w.-]+)$/.exec(body?.unsubscribe ?? '')?.[1] ?? '';
  expect(body?.text).toContain(body!.unsubscribe!);
  const switched = (on: boolean, of = token) => identity.get(ReviewMails).switchReplyMails({ token: of, on });
  expect(await rejectionOf(switched(false, `${id}.of-nobody`))).toMatchObject({ code: 'link-expired' });
  expect(await rejectionOf(switched(false, id))).toMatchObject({ code: 'link-expired' });
  await switched(false);
  await tell(answered(id));
  expect(await told(email)).toHaveLength(1);
  await switched(true);
  await tell(answered(id));
  expect(await told(email)).toHaveLength(2);
});

it('GEN-21 sends no mail to an erased account, and erases its earlier mails', async () => {
  const { id, email, context } = await identity.anAccount();
  const event = held(id);
  await tell(event);
  expect(await told(email)).toHaveLength(1);
  await identity.get(EraseAccountHandler).execute({ password: PASSWORD }, context);
  await tell(event);
  await tell(held(null));
  await tell(answered(id));
  await tell(answered(null));
  expect(await identity.mailsTo(email)).toEqual([]);
});
