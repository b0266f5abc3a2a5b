import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { row } from '../../testing/screen-parts.js';

const PATH = '/yonetici/blog/yorumlar';
const POST = { id: 'p', title: 'Pul biber', slug: 'pul-biber', isPublic: true };
const aComment = (id: string, authorName: string, over: object = {}) => ({
  id,
  authorName,
  authorEmail: `${id}@ornek.com.tr`,
  content: `${authorName} yazdı`,
  status: 'pending',
  createdAt: '2026-11-02T06:00:00.000Z',
  post: POST,
  ...over,
});
const LIST = {
  managedComments: {
    items: [aComment('a', 'Ayşe'), aComment('b', 'Bora', { authorEmail: null, post: null })],
    total: 2,
  },
};
const COUNTS = { managedCommentCounts: { pending: 2, approved: 1_250, rejected: 1 } };
const answers = { ManagedComments: LIST, ManagedCommentCounts: COUNTS };
const outcomes = (...ids: string[]) => ({ outcomes: ids.map((id) => ({ id, isDone: true, code: null })) });

describe('the comments of the blog', () => {
  it('ADM-COM-01 ADM-COM-02 shows the pending ones with their posts, and how many there are of each kind', async () => {
    const { requested } = renderBackOffice(PATH, { answers });
    const first = await row('Ayşe');
    expect(first.getByText('Ayşe yazdı')).toBeVisible();
    expect(first.getByText('a@ornek.com.tr')).toBeVisible();
    expect(first.getByRole('link', { name: 'Pul biber' })).toHaveAttribute('href', '/blog/pul-biber');
    expect(first.getByText('pul-biber')).toBeVisible();
    expect((await row('Bora')).getByText('Yazı silinmiş')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Bekleyen (2)' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: 'Onaylanan (1.250)' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Reddedilen (1)' })).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'ManagedComments')?.variables).toEqual({
      status: 'pending',
      page: 1,
    });
  });

  it('ADM-COM-01 loads the comments of another tab, and offers only decisions that would change their status', async () => {
    const { user, requested, address } = renderBackOffice(PATH, { answers });
    await user.click(await screen.findByRole('tab', { name: /Onaylanan/ }));
    await waitFor(() =>
      expect(requested.filter(({ operation }) => operation === 'ManagedComments').at(-1)?.variables).toEqual({
        status: 'approved',
        page: 1,
      }),
    );
    expect(address()).toBe(`${PATH}?durum=approved`);
    const first = await row('Ayşe');
    expect(first.getByRole('button', { name: /^Reddet/ })).toBeVisible();
    expect(first.queryByRole('button', { name: /^Onayla/ })).toBeNull();
  });

  it('can be clicked while the same comments are read again, but not while those of another tab are', async () => {
    let reads = 0;
    const unanswered = new Promise<never>(() => undefined);
    const ManagedComments = () => (reads++ === 0 ? LIST : unanswered);
    const { user } = renderBackOffice(PATH, {
      answers: { ...answers, ManagedComments, ApproveComments: outcomes('a') },
    });
    const isVeiled = () => document.querySelector('.managed-table .ant-spin-spinning') !== null;
    await user.click((await row('Ayşe')).getByRole('button', { name: /^Onayla/ }));
    await waitFor(() => expect(reads).toBe(2));
    expect(isVeiled()).toBe(false);
    await user.click((await row('Bora')).getByRole('checkbox'));
    expect((await row('Bora')).getByRole('checkbox')).toBeChecked();
    await user.click(screen.getByRole('tab', { name: /Onaylanan/ }));
    await waitFor(() => expect(isVeiled()).toBe(true));
  });

  it('ADM-COM-02 approves and rejects a comment, and deletes one after a confirmation', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ...answers,
        ApproveComments: outcomes('a'),
        RejectComments: outcomes('b'),
        DeleteComments: outcomes('b'),
      },
    });
    await user.click((await row('Ayşe')).getByRole('button', { name: /^Onayla/ }));
    expect(await screen.findByText('1 yorum onaylandı')).toBeVisible();
    await user.click((await row('Bora')).getByRole('button', { name: /^Reddet/ }));
    expect(await screen.findByText('1 yorum reddedildi')).toBeVisible();
    await user.click((await row('Bora')).getByRole('button', { name: /^Sil/ }));
    const requesting = within(await screen.findByRole('dialog'));
    expect(requested.some(({ operation }) => operation === 'DeleteComments')).toBe(false);
    await user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('1 yorum silindi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'ApproveComments')?.variables).toEqual({ ids: ['a'] });
  });

  it('ADM-COMMON-08 PUB-LAY-17 brings deleted ones back, also when a part was not deleted', async () => {
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: {
        ...answers,
        DeleteComments: {
          outcomes: [
            { id: 'a', isDone: true, code: null },
            { id: 'b', isDone: false, code: 'comment-not-found' },
          ],
        },
        RestoreComments: { outcomes: [{ id: 'a', isDone: false, code: 'comment-not-found' }] },
      },
    });
    const deleteBoth = async () => {
      await user.click(screen.getByRole('button', { name: /Seçilenleri Sil/ }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sil' }));
    };
    await user.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await deleteBoth();
    expect(await screen.findByText('Yorum silinemedi: Bora adlı kişinin yorumu')).toBeVisible();
    expect(screen.getByText('1 yorum silindi')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri getirilemedi: Ayşe adlı kişinin yorumu')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'RestoreComments')?.variables).toEqual({ ids: ['a'] });

    answer('DeleteComments', outcomes('b'));
    answer('RestoreComments', outcomes('b'));
    await deleteBoth();
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
  });

  it('K5: restores deleted ones days later, too', async () => {
    const deleted = { id: 'c', name: 'Cem', at: '2026-11-10T09:00:00.000Z', actorName: 'Elif Kara' };
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ...answers,
        ManagedDeleted: { managedDeleted: { items: [deleted], total: 1 } },
        RestoreComments: outcomes('c'),
      },
    });
    await user.click(await screen.findByRole('button', { name: /Silinenler/ }));
    await user.click(await screen.findByRole('button', { name: 'Geri getir: Cem' }));
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'ManagedDeleted')?.variables).toMatchObject({
      recordKind: 'blog-comment',
    });
    expect(requested.find(({ operation }) => operation === 'RestoreComments')?.variables).toEqual({ ids: ['c'] });
  });

  it('ADM-COM-01 approves the selection with one call; failures are named and stay selected', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ...answers,
        ApproveComments: {
          outcomes: [
            { id: 'a', isDone: true, code: null },
            { id: 'b', isDone: false, code: 'comment-not-found' },
          ],
        },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await user.click(screen.getByRole('button', { name: /Seçilenleri Onayla \(2\)/ }));
    expect(await screen.findByText('Yorum onaylanamadı: Bora adlı kişinin yorumu')).toBeVisible();
    expect(requested.filter(({ operation }) => operation === 'ApproveComments')).toEqual([
      { operation: 'ApproveComments', variables: { ids: ['a', 'b'] } },
    ]);
    expect(screen.getByText('1 kayıt seçildi')).toBeVisible();
  });

  it('says why a decision failed', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: { ...answers, RejectComments: new Refusal('service-unavailable', 'unavailable') },
    });
    await user.click((await row('Ayşe')).getByRole('button', { name: /^Reddet/ }));
    expect(await screen.findByText(/^Yorum reddedilemedi: Hizmete şu anda ulaşılamıyor/)).toBeVisible();
    expect(screen.getByText('Ayşe yazdı')).toBeVisible();
  });
});
