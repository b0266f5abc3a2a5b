import { screen, waitFor, within } from '@testing-library/react';
import { openHistory } from '../../testing/open-history.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { dialog, row } from '../../testing/screen-parts.js';

const LONG = `${'Çok uzun bir yorum. '.repeat(8)}Sonu burada.`;
const REVIEW = {
  id: 'r',
  businessName: 'Ege Zeytin',
  businessSlug: 'ege-zeytin',
  userName: 'Selin Aksoy',
  rating: 4,
  comment: LONG,
  status: 'visible',
  reportCount: 2,
  postedAt: '2026-11-21T09:00:00.000Z',
};
const ORPHAN = { ...REVIEW, id: 'o', businessName: null, userName: null, status: 'hidden', reportCount: 0 };
const LIST = { managedReviews: { items: [REVIEW, ORPHAN], total: 1000, totalIsLowerBound: true } };
const IN_FULL = {
  ...REVIEW,
  editedAt: null,
  reports: [{ reason: 'false-claim', at: '2026-11-21T10:00:00.000Z' }],
  moderations: [{ action: 'hide', reason: 'offensive', at: '2026-11-21T11:00:00.000Z' }],
};
const PATH = '/yonetici/yorumlar';
const DONE = { moderateReviews: [{ id: 'r', isDone: true, code: null }] };

async function chooseReason(
  user: ReturnType<typeof renderBackOffice>['user'],
  form: Awaited<ReturnType<typeof dialog>>,
) {
  await user.click(form.getByRole('radio', { name: 'Hakaret veya küfür' }));
}

describe('the reviews', () => {
  it('ADM-REV-02 ADM-REV-04 lists business, user, stars and date, with a dash for a deleted business', async () => {
    const { requested } = renderBackOffice(PATH, { answers: { ManagedReviews: LIST } });
    const found = await row('Ege Zeytin');
    expect(found.getByText('Selin Aksoy')).toBeVisible();
    expect(found.getByRole('img', { name: '5 üzerinden 4' })).toBeVisible();
    expect(found.getByText('21 Kas 2026')).toBeVisible();
    expect(found.getByText('Bildirilen (2)')).toHaveClass('status-tag', 'bad');
    expect(found.getByText('Yayında')).toHaveClass('status-tag', 'good');
    const orphan = within(screen.getByText('Anonim Kullanıcı').closest('tr')!);
    expect(orphan.getByText('-')).toBeVisible();
    expect(screen.getByText('Toplam 1.000+ kayıt')).toBeVisible();
    expect(requested[0]?.variables).toEqual({
      list: { search: '', page: 1, pageSize: 20, sort: 'date', descending: true },
      filter: 'all',
    });
  });

  it('ADM-REV-01 PUB-REV-19 takes search words and filter from the address', async () => {
    const { requested } = renderBackOffice(`${PATH}?ara=zeytin&durum=reported`, { answers: { ManagedReviews: LIST } });
    await screen.findByText('Ege Zeytin');
    expect(requested[0]?.variables).toMatchObject({ list: { search: 'zeytin' }, filter: 'reported' });
  });

  it('K23 K22 opens a review at an address of its own, and shows the comment in the list as well', async () => {
    const view = renderBackOffice(`${PATH}?kayit=r`, {
      answers: { ManagedReviews: LIST, ManagedReview: { managedReview: IN_FULL } },
    });
    const shown = await dialog();
    expect(await shown.findByText(LONG)).toBeVisible();
    await view.user.click(shown.getByRole('button', { name: 'Kapat' }));
    expect(await screen.findAllByText(LONG)).not.toHaveLength(0);
    await view.user.click(screen.getAllByRole('link', { name: LONG })[0]!);
    expect(view.address()).toBe(`${PATH}?kayit=r`);
  });

  it('ADM-REV-02 shows the full comment with its reports and moderations', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedReviews: LIST, ManagedReview: { managedReview: IN_FULL } },
    });
    const opener = await screen.findByRole('button', { name: 'Görüntüle: Ege Zeytin: Selin Aksoy' });
    await user.click(opener);
    const shown = await dialog();
    expect(await shown.findByText(LONG)).toBeVisible();
    expect(shown.getByText(/Gerçek dışı iddia/)).toBeVisible();
    expect(shown.getByText(/Gizle \(Hakaret veya küfür\)/)).toBeVisible();
    await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull());
    await user.click(shown.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(opener).toHaveFocus());
  });

  describe('a held review', () => {
    const HELD = { ...IN_FULL, id: 'h', status: 'held', heldFor: 'burst', reportCount: 0 };
    const HELD_LIST = { managedReviews: { items: [HELD], total: 1, totalIsLowerBound: false } };
    const ANSWERS = { ManagedReviews: HELD_LIST, ManagedReview: { managedReview: HELD } };
    const HELD_DONE = { moderateReviews: [{ id: 'h', isDone: true, code: null }] };

    it('has its own filter, shows why it is held, and can be published', async () => {
      const { user, requested } = renderBackOffice(`${PATH}?durum=held`, {
        answers: { ...ANSWERS, ModerateReviews: HELD_DONE },
      });
      await user.click(await screen.findByRole('button', { name: 'Görüntüle: Ege Zeytin: Selin Aksoy' }));
      expect(requested[0]?.variables).toMatchObject({ filter: 'held' });
      const view = await dialog();
      expect(await view.findByText(/^Yorum saldırısı:/)).toBeVisible();
      expect(view.queryByRole('button', { name: /Gizle/ })).toBeNull();
      await user.click(view.getByRole('button', { name: /Yayınla/ }));
      expect(await screen.findByText('Yorum yayınlandı; yazanına e-postayla bildirilecek')).toBeVisible();
      const sent = requested.find(({ operation }) => operation === 'ModerateReviews');
      expect(sent?.variables).toMatchObject({ ids: ['h'], action: 'publish', reason: null });
    });

    it('can be rejected for a listed reason', async () => {
      const { user, requested } = renderBackOffice(PATH, { answers: { ...ANSWERS, ModerateReviews: HELD_DONE } });
      await user.click(await screen.findByRole('button', { name: 'Reddet: Ege Zeytin: Selin Aksoy' }));
      const rejecting = await dialog();
      await user.click(rejecting.getByRole('radio', { name: 'Gerçek bir deneyime dayanmıyor' }));
      await user.click(rejecting.getByRole('button', { name: 'Reddet' }));
      expect(await screen.findByText('Yorum reddedildi; yazanına e-postayla bildirilecek')).toBeVisible();
      const sent = requested.find(({ operation }) => operation === 'ModerateReviews');
      expect(sent?.variables).toMatchObject({ action: 'reject', reason: 'not-genuine' });
    });
  });

  it('K4: settles the reports of a review from the list', async () => {
    const { user, requested } = renderBackOffice(PATH, { answers: { ManagedReviews: LIST, ModerateReviews: DONE } });
    await user.click(await screen.findByRole('button', { name: 'Bildirimi kapat: Ege Zeytin: Selin Aksoy' }));
    expect(await screen.findByText('Bildirim kapatıldı')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'ModerateReviews')?.variables).toMatchObject({
      ids: ['r'],
      action: 'settle',
    });
    expect(screen.queryByRole('button', { name: 'Bildirimi kapat: -: Anonim Kullanıcı' })).toBeNull();
  });

  it('K22: hides a review with a reason from its view, which opens by a click on the comment', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: { ManagedReviews: LIST, ManagedReview: { managedReview: IN_FULL }, ModerateReviews: DONE },
    });
    await user.click((await screen.findAllByRole('link', { name: LONG }))[0]!);
    const view = await dialog();
    expect(await view.findByRole('button', { name: /Bildirimi kapat/ })).toBeVisible();
    await user.click(view.getByRole('button', { name: /Gizle/ }));
    const hiding = within((await screen.findByText('Gizlensin mi?')).closest<HTMLElement>('[role=dialog]')!);
    await user.click(hiding.getByRole('radio', { name: 'Hakaret veya küfür' }));
    await user.click(hiding.getByRole('button', { name: 'Gizle' }));
    expect(await screen.findByText('Yorum gizlendi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'ModerateReviews')?.variables).toMatchObject({
      action: 'hide',
      reason: 'offensive',
    });
  });

  it('ADM-REV-03 ADM-COMMON-04 PUB-REV-22 shows 100 characters and requires a reason before it deletes', async () => {
    const { user, requested } = renderBackOffice(PATH, { answers: { ManagedReviews: LIST, ModerateReviews: DONE } });
    await user.click(await screen.findByRole('button', { name: 'Sil: Ege Zeytin: Selin Aksoy' }));
    const requesting = await dialog();
    expect(requesting.getByText(`${LONG.slice(0, 100)}…`)).toBeVisible();
    expect(requesting.getByRole('button', { name: 'Sil' })).toBeDisabled();
    await chooseReason(user, requesting);
    await user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Yorum silindi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'ModerateReviews')?.variables).toMatchObject({
      ids: ['r'],
      action: 'remove',
      reason: 'offensive',
    });
  });

  it('PUB-LAY-17 brings a deleted one back, and says why when it cannot', async () => {
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: { ManagedReviews: LIST, ModerateReviews: DONE },
    });
    const undoOne = async () => {
      await user.click(await screen.findByRole('button', { name: 'Sil: Ege Zeytin: Selin Aksoy' }));
      const requesting = await dialog();
      await chooseReason(user, requesting);
      await user.click(requesting.getByRole('button', { name: 'Sil' }));
      const undo = await screen.findByRole('button', { name: 'Geri al' });
      return () => user.click(undo);
    };
    await (
      await undoOne()
    )();
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
    expect(requested.filter(({ operation }) => operation === 'ModerateReviews').at(-1)?.variables).toMatchObject({
      ids: ['r'],
      action: 'restore',
      reason: null,
    });
    const undo = await undoOne();
    answer('ModerateReviews', { moderateReviews: [{ id: 'r', isDone: false, code: 'already-reviewed' }] });
    await undo();
    expect(
      await screen.findByText(
        'Geri getirilemedi: Ege Zeytin: Selin Aksoy: kullanıcı bu işletmeye yeni bir yorum yazdı',
      ),
    ).toBeVisible();
  });

  it('ADM-COMMON-05 ADM-COMMON-06 says why a deletion failed, and keeps the dialog with its reason', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedReviews: LIST, ModerateReviews: new Refusal('service-unavailable', 'unavailable') },
    });
    await user.click(await screen.findByRole('button', { name: 'Sil: Ege Zeytin: Selin Aksoy' }));
    const requesting = await dialog();
    await chooseReason(user, requesting);
    await user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(
      await screen.findByText('Yorum silinemedi: Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'),
    ).toBeVisible();
    expect(requesting.getByRole('button', { name: 'Sil' })).toBeEnabled();
  });

  it('ADM-COMMON-08 names which of several could not be updated', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: {
        ManagedReviews: LIST,
        ModerateReviews: {
          moderateReviews: [
            { id: 'r', isDone: false, code: 'review-not-hidden' },
            { id: 'o', isDone: true, code: null },
          ],
        },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await user.click(within(screen.getByRole('region', { name: '2 kayıt seçildi' })).getByText('Yeniden göster'));
    expect(await screen.findByText('Yorum güncellenemedi: Ege Zeytin: Selin Aksoy (gizli değil)')).toBeVisible();
  });

  it('ADM-COMMON-08 PUB-LAY-17 names which of several were not deleted, and undoes the rest', async () => {
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: {
        ManagedReviews: LIST,
        ModerateReviews: {
          moderateReviews: [
            { id: 'r', isDone: true, code: null },
            { id: 'o', isDone: false, code: 'review-not-found' },
          ],
        },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    const requesting = await dialog();
    await chooseReason(user, requesting);
    await user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Yorum silinemedi: -: Anonim Kullanıcı: artık yok')).toBeVisible();
    expect(screen.getByText('Yorum silindi')).toBeVisible();
    answer('ModerateReviews', DONE);
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
    expect(requested.filter(({ operation }) => operation === 'ModerateReviews').at(-1)?.variables).toMatchObject({
      ids: ['r'],
      action: 'restore',
    });
  });

  it('loads the history of a review only when it is opened', async () => {
    const back = renderBackOffice(PATH, {
      answers: { ManagedReviews: LIST, ManagedReview: { managedReview: IN_FULL } },
    });
    await back.user.click(await screen.findByRole('button', { name: 'Görüntüle: Ege Zeytin: Selin Aksoy' }));
    const { before, after } = await openHistory(back);
    expect(before).toEqual([]);
    expect(after).toMatchObject([{ recordKind: 'review', recordId: 'r' }]);
  });

  describe('photos of a review', () => {
    const photo = {
      ...{ id: 'f1', uploadId: 'c3'.repeat(32), width: 1200, height: 800, alt: 'Kasa' },
      takenDownFor: null,
    };
    const shown = { ...photo, takenDownAt: null, takenDownBy: null };
    const down = {
      ...{ ...photo, id: 'f2', alt: '', takenDownFor: 'Başkası görünüyor.' },
      ...{ takenDownAt: '2026-11-22T09:00:00.000Z', takenDownBy: 'Ayşe Yılmaz' },
    };
    const open = async (over: object, answers: object = {}) => {
      const back = renderBackOffice(PATH, {
        answers: { ManagedReviews: LIST, ManagedReview: { managedReview: { ...IN_FULL, ...over } }, ...answers },
      });
      await back.user.click(await screen.findByRole('button', { name: 'Görüntüle: Ege Zeytin: Selin Aksoy' }));
      return { ...back, photos: within(await screen.findByRole('region', { name: 'Fotoğraflar' })) };
    };

    it('are shown, except those taken down, for which it says by whom and why', async () => {
      const { photos } = await open({ photos: [shown, down] });
      expect(photos.getByRole('img', { name: 'Kasa' })).toHaveAttribute('src', `/yukleme/${photo.uploadId}.webp`);
      expect(photos.queryByRole('img', { name: 'Fotoğraf 2' })).toBeNull();
      expect(photos.getByText(/Ayşe Yılmaz.*Başkası görünüyor\./)).toBeVisible();
    });

    it('are not shown while the review is not published', async () => {
      const { photos } = await open({ status: 'held', photos: [shown] });
      expect(photos.queryByRole('img', { name: 'Kasa' })).toBeNull();
      expect(photos.getByText('Kasa: yorum yayında olmadığı için açılmaz')).toBeVisible();
    });

    it('can be taken down with a reason, and put back', async () => {
      const { user, photos, requested } = await open(
        { photos: [shown] },
        { TakeReviewPhotoDown: { takeReviewPhotoDown: 'f1' }, PutReviewPhotoBack: { putReviewPhotoBack: 'f1' } },
      );
      const sent = (name: string) => requested.findLast(({ operation }) => operation === name)?.variables;
      await user.click(photos.getByRole('button', { name: 'Fotoğrafı kaldır: Kasa' }));
      const asking = within(await screen.findByRole('dialog', { name: 'Fotoğrafı yayından kaldır' }));
      await user.type(asking.getByLabelText('Gerekçe'), 'Başkası görünüyor.');
      await user.click(asking.getByRole('button', { name: 'Fotoğrafı kaldır' }));
      expect(await screen.findByText(/^Fotoğraf kaldırıldı/)).toBeVisible();
      expect(sent('TakeReviewPhotoDown')).toMatchObject({ reviewId: 'r', id: 'f1', reason: 'Başkası görünüyor.' });
      await user.click(screen.getByRole('button', { name: 'Geri al' }));
      expect(await screen.findByText('Fotoğraf yeniden yorumda')).toBeVisible();
      expect(sent('PutReviewPhotoBack')).toEqual({ reviewId: 'r', id: 'f1' });
    });

    it('report why one could not be put back', async () => {
      const { user, photos } = await open(
        { photos: [down] },
        { PutReviewPhotoBack: new Refusal('too-many-photos', 'conflict') },
      );
      await user.click(photos.getByRole('button', { name: 'Yeniden yayınla: Fotoğraf 1' }));
      expect(await screen.findByText('Fotoğraf yayınlanamadı: Yorumda dört fotoğraf var.')).toBeVisible();
    });

    it('are counted in the list', async () => {
      const items = [
        {
          ...REVIEW,
          photos: [{ id: 'f1' }, { id: 'f2' }],
        },
      ];
      renderBackOffice(PATH, { answers: { ManagedReviews: { managedReviews: { ...LIST.managedReviews, items } } } });
      expect(await screen.findByText('2 fotoğraf')).toBeVisible();
    });
  });
});
