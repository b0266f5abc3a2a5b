import { ReviewAnswered, ReviewPosted } from '@tedarik/events';
import { newId } from '@tedarik/service-kit';
import { sharedByTests, rejectionOf } from '@tedarik/testing';
import { KnownBusinessRepository } from '../src/business/known-business.repository.js';
import { ModerateReviewsHandler } from '../src/moderation/moderate-reviews.handler.js';
import { AuthorSweep } from '../src/reactions/author-sweep.js';
import { ExportedReviews } from '../src/removal/exported-reviews.js';
import { PageReplies } from '../src/reply/page-replies.js';
import { ListReviewsOfBusinessQuery } from '../src/review/list-reviews-of-business.js';
import { OwnReviews } from '../src/posting/own-reviews.js';
import { aReviewsService, administrator, by } from './a-reviews-service.js';

const service = sharedByTests(aReviewsService);

const admin = administrator();
const answer = (id: string, text: string, as: ReturnType<typeof by>) => service.get(PageReplies).save({ id, text }, as);
const shown = async (businessId: string) =>
  (await service.get(ListReviewsOfBusinessQuery).execute({ businessId, page: 1 })).reviews[0]?.reply ?? null;

/** A review of a page, its author, and the owner of the page. */
async function reviewed() {
  const businessId = await service.business();
  const review = { businessId, rating: 2, comment: 'Paket ezilmiş geldi, yazık.' };
  const author = by();
  const { id } = await service.get(OwnReviews).post(review, author);
  const owner = by(newId(), 'Zeynep Kılıç');
  service.pagesOf.set(owner.actor.id, [businessId]);
  return { businessId, id, owner, author };
}

describe('the reply of a page’s owner', () => {
  it('is shown below the review, announced with it, and has the time of its change but not its author', async () => {
    const { businessId, id, owner } = await reviewed();
    await answer(id, ' Özür dileriz, yenisini gönderdik. ', owner);
    expect(await shown(businessId)).toEqual({
      text: 'Özür dileriz, yenisini gönderdik.',
      postedAt: expect.any(String) as string,
      editedAt: null,
    });
    const announced = (await service.announced(ReviewPosted.subject)) as { id: string; reply?: { text: string } }[];
    expect(announced.filter((review) => review.id === id).map(({ reply }) => reply?.text ?? null)).toEqual([
      null,
      'Özür dileriz, yenisini gönderdik.',
    ]);
    await answer(id, 'Yenisi yolda, özür dileriz.', owner);
    expect(await shown(businessId)).toMatchObject({
      text: 'Yenisi yolda, özür dileriz.',
      editedAt: expect.any(String) as string,
    });
    expect(JSON.stringify(announced)).not.toContain(owner.actor.id);
  });

  it('is announced for the author’s mail once, not when it is changed or its review is hidden', async () => {
    const { businessId, id, owner, author } = await reviewed();
    const hidden = await reviewed();
    const hide = { action: 'hide', reason: 'spam' } as const;
    await service.get(ModerateReviewsHandler).execute({ ids: [hidden.id], ...hide }, admin);
    await answer(hidden.id, 'Teşekkürler!', hidden.owner);
    await answer(id, 'Özür dileriz.', owner);
    await answer(id, 'Özür dileriz, yenisi yolda.', owner);
    const announced = (await service.announced(ReviewAnswered.subject)) as { id: string }[];
    expect(announced.filter((one) => [id, hidden.id].includes(one.id))).toEqual([
      { id, businessId, businessName: 'Anadolu Baharat', authorId: author.actor.id, reply: 'Özür dileriz.' },
    ]);
  });

  it('is found for the author’s mail as it is shown, and not while its review or business is hidden, or once it is removed', async () => {
    const { businessId, id, owner } = await reviewed();
    const find = async () => (await service.get(PageReplies).findShown({ id })).text;
    const moderate = (action: 'hide' | 'unhide', reason: 'spam' | null) =>
      service.get(ModerateReviewsHandler).execute({ ids: [id], action, reason }, admin);
    expect(await find()).toBeNull();
    await answer(id, 'Özür dileriz.', owner);
    await answer(id, 'Özür dileriz, yenisi yolda.', owner);
    expect(await find()).toBe('Özür dileriz, yenisi yolda.');
    await moderate('hide', 'spam');
    expect(await find()).toBeNull();
    await moderate('unhide', null);
    expect(await find()).toBe('Özür dileriz, yenisi yolda.');
    const known = { id: businessId, name: 'Anadolu Baharat', slug: 'anadolu', mergedInto: null };
    const publish = (isPublic: boolean, version: number) =>
      service.get(KnownBusinessRepository).upsert([{ ...known, isPublic, version }]);
    await publish(false, 2);
    expect(await find()).toBeNull();
    await publish(true, 3);
    await service.get(PageReplies).remove({ id }, owner);
    expect(await find()).toBeNull();
    expect(await service.get(PageReplies).findShown({ id: newId() })).toEqual({ text: null });
  });

  it('is written and removed by an owner only, and must not be empty or too long', async () => {
    const { businessId, id, owner } = await reviewed();
    expect(await rejectionOf(answer(id, 'Teşekkürler!', by()))).toMatchObject({ code: 'not-page-owner' });
    expect(await rejectionOf(answer(id, '  ', owner))).toMatchObject({
      fieldErrors: [{ field: 'text', code: 'required' }],
    });
    expect(await rejectionOf(answer(id, 'ğ'.repeat(1_001), owner))).toMatchObject({
      fieldErrors: [{ field: 'text', code: 'too-long' }],
    });
    await answer(id, 'Teşekkürler!', owner);
    const remove = (as: ReturnType<typeof by>) => service.get(PageReplies).remove({ id }, as);
    expect(await rejectionOf(remove(by()))).toMatchObject({ code: 'not-page-owner' });
    await remove(owner);
    expect(await shown(businessId)).toBeNull();
    expect(await rejectionOf(remove(owner))).toMatchObject({ code: 'review-not-answered' });
  });

  it('is removed by the back office with a reason, while the review stays', async () => {
    const { businessId, id, owner } = await reviewed();
    await answer(id, 'Sizi tanıyoruz, siz rakipsiniz.', owner);
    const moderate = (reason: 'offensive' | null) =>
      service.get(ModerateReviewsHandler).execute({ ids: [id], action: 'remove-reply', reason }, admin);
    expect(await rejectionOf(moderate(null))).toMatchObject({ code: 'reason-missing' });
    expect((await moderate('offensive')).outcomes).toEqual([{ id, outcome: 'done', code: null }]);
    expect(await shown(businessId)).toBeNull();
    expect((await moderate('offensive')).outcomes).toEqual([{ id, outcome: 'refused', code: 'review-not-answered' }]);
  });

  it('is exported for its author and erased with the account, also on a review that is removed and restored', async () => {
    const [first, second] = [await reviewed(), await reviewed()];
    service.pagesOf.set(first.owner.actor.id, [first.businessId, second.businessId]);
    await answer(first.id, 'Teşekkürler!', first.owner);
    await answer(second.id, 'Teşekkürler!', first.owner);
    const moderate = (action: 'remove' | 'restore') =>
      service.get(ModerateReviewsHandler).execute({ ids: [second.id], action, reason: 'spam' }, admin);
    const exported = () => service.get(ExportedReviews).listReplies({}, first.owner);
    const mine = { text: 'Teşekkürler!', businessName: 'Anadolu Baharat' };
    expect((await exported()).replies).toMatchObject([mine, mine]);
    await moderate('remove');
    expect((await exported()).replies).toMatchObject([mine, mine]);
    await service.get(AuthorSweep).follow(first.owner.actor.id, null, 2);
    await moderate('restore');
    expect([await shown(first.businessId), await shown(second.businessId)]).toEqual([null, null]);
    expect(await rejectionOf(answer(first.id, 'Yine ben', first.owner))).toMatchObject({ code: 'account-erased' });
  });
});
