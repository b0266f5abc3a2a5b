import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { visitorChanged } from '../../lib/store/session.slice.js';
import type { Answers } from '../../testing/answers.js';
import { aBusiness, aMyReview, aReview, aReviewList, aVisitor, noReviews } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import type { Business } from '../business/api/load-business.js';

const found = (business: Business) => () => ({ business: { __typename: 'BusinessFound', business } });
const refusing = (kind: string, code: string) => () => {
  throw new QueryFailed(kind, code, 'trace-1');
};

/** Renders the business page for a signed-in visitor, or for nobody if `anonymous`. */
async function show(over: Partial<Business> = {}, answers: Answers = {}, anonymous = false) {
  const site = renderSite('/firma/anadolu-baharat-evi', {
    GetBusiness: found(aBusiness(over)),
    GetMyReview: () => ({ myReview: null }),
    ...answers,
  });
  const section = await screen.findByRole('region', { name: 'Yorumlar' });
  // waits until their own review is fetched
  await act(() => Promise.resolve(site.store.dispatch(visitorChanged(anonymous ? null : aVisitor()))));
  return { ...site, section, sent: (name: string) => site.requested.filter((one) => one.name === name) };
}
const star = (stars: number) => screen.getByRole('radio', { name: `${stars} yıldız` });
const comment = () => screen.getByRole('textbox', { name: 'Yorumunuz' });
const submit = () => screen.getByRole('button', { name: 'Yorumu Gönder' });
const GOOD = 'Pul biberin kokusu harika.';

async function write(text = GOOD) {
  await userEvent.click(star(4));
  await userEvent.type(comment(), text);
}

describe('the review form', () => {
  it('PUB-REV-01 PUB-REV-02 PUB-REV-03 has stars, a comment with its counter, and a button', async () => {
    const { section } = await show();

    expect(await within(section).findAllByRole('radio')).toHaveLength(5);
    expect(section).toHaveTextContent('0/500');
    await userEvent.type(comment(), 'Çok iyi 👨‍👩‍👧');
    expect(section).toHaveTextContent('9/500');
    expect(submit()).toBeInTheDocument();
  });

  it('GEN-21 says how personal data is processed before the button', async () => {
    const { section } = await show();

    expect(within(section).getByRole('link', { name: 'KVKK Aydınlatma Metni' })).toHaveAttribute(
      'href',
      '/kvkk-aydinlatma-metni',
    );
  });

  it('U21 PUB-REV-05 requests to sign in, with the way back to this form', async () => {
    const { section } = await show({}, {}, true);

    expect(section).toHaveTextContent('Yorum yapmak için giriş yapmalısınız.');
    expect(within(section).getByRole('link', { name: 'Giriş yapın' })).toHaveAttribute(
      'href',
      '/giris?donus=%2Ffirma%2Fanadolu-baharat-evi%23yorumlar',
    );
  });

  it('PUB-REV-05, 20 focuses the sign-in link when a visitor is not signed in, and sends nothing', async () => {
    const { sent } = await show({}, {}, true);
    await userEvent.click(submit());

    expect(screen.getByRole('link', { name: 'Giriş yapın' })).toHaveFocus();
    expect(sent('PostReview')).toEqual([]);
  });

  it('PUB-REV-06, 20 focuses the stars if they are missing, shows the error there, and sends nothing', async () => {
    const { sent } = await show();
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit());

    expect(star(1)).toHaveFocus();
    expect(star(1)).toHaveAccessibleDescription('Lütfen bir puan verin.');
    expect(sent('PostReview')).toEqual([]);
  });

  it('PUB-REV-07, 20 focuses a comment that is too short, shows the error there, and sends nothing', async () => {
    const { sent } = await show();
    await write('Kısa');
    await userEvent.click(submit());

    expect(comment()).toHaveFocus();
    expect(comment()).toHaveAccessibleDescription('Yorum en az 10 karakter olmalıdır.');
    expect(sent('PostReview')).toEqual([]);
  });

  it('PUB-REV-04 lets a too long comment be typed, marks the counter, and refuses to send it', async () => {
    const { section, sent } = await show();
    await userEvent.click(star(5));
    await userEvent.click(comment());
    await userEvent.paste('a'.repeat(512));

    expect(comment()).not.toHaveAttribute('maxlength');
    expect(within(section).getByText('512/500')).toHaveClass('over');
    await userEvent.click(submit());
    expect(comment()).toHaveAccessibleDescription('Yorum en fazla 500 karakter olabilir.');
    expect(sent('PostReview')).toEqual([]);
  });

  it('PUB-REV-08, 09, 10 sends only rating and comment, then refreshes list and rating', async () => {
    let posted = false;
    const own = aMyReview({ comment: GOOD });
    const after = aBusiness({ reviews: aReviewList({ items: [own, aReview()], total: 127, averageRating: 4.7 }) });
    const { section, sent } = await show(
      {},
      {
        GetBusiness: () => found(posted ? after : aBusiness())(),
        PostReview: () => {
          posted = true;
          return { postReview: own };
        },
      },
    );
    await write();
    expect(submit()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(submit());

    expect(await screen.findByRole('region', { name: 'Yorumunuz' })).toHaveFocus();
    expect(screen.getByText('Yorumunuz yayınlandı.')).toBeInTheDocument();
    await waitFor(() => expect(section).toHaveTextContent('4,7127 yorum'));
    // the new review above the list, and the same words by another author
    expect(within(section).getAllByText(GOOD)).toHaveLength(2);
    expect(sent('PostReview').map(({ variables }) => variables)).toEqual([
      { input: { businessId: 'business-1', rating: 4, comment: GOOD, commandId: expect.any(String) as string } },
    ]);
  });

  it.each([
    ['unexpected', 'server-error', 'Yorum gönderilirken bir hata oluştu. Lütfen tekrar deneyin.'],
    ['too-many-requests', 'too-many-requests', 'Çok fazla deneme yaptınız. Lütfen biraz sonra tekrar deneyin.'],
    ['forbidden', 'e-mail-not-verified', 'Önce e-posta adresinizi doğrulayın.'],
    ['unauthenticated', 'sign-in-required', 'Yorum yapmak için giriş yapmalısınız.'],
  ])('PUB-REV-11 keeps the input when the request fails as %s (%s)', async (kind, code, text) => {
    await show({}, { PostReview: refusing(kind, code) });
    await write();
    await userEvent.click(submit());

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(comment()).toHaveValue(GOOD);
  });

  it('PUB-REV-16 shows the review that was there already when a second one is refused', async () => {
    let requested = 0;
    await show(
      {},
      {
        PostReview: refusing('conflict', 'already-reviewed'),
        GetMyReview: () => ({ myReview: requested++ ? aMyReview() : null }),
      },
    );
    await write();
    await userEvent.click(submit());

    expect(await screen.findByRole('region', { name: 'Yorumunuz' })).toBeInTheDocument();
    expect(screen.getByText('Bu işletme için zaten bir yorumunuz var.')).toBeInTheDocument();
  });
});

describe('the own review', () => {
  it('stays after posting, although the reply about the time before comes later', async () => {
    let answerLate = (_answer: { myReview: null }) => {};
    await show(
      {},
      {
        GetMyReview: () => new Promise((resolve) => (answerLate = resolve)),
        PostReview: () => ({ postReview: aMyReview({ comment: GOOD }) }),
      },
    );
    await write();
    await userEvent.click(submit());
    expect(await screen.findByRole('region', { name: 'Yorumunuz' })).toBeInTheDocument();
    await act(() => Promise.resolve(answerLate({ myReview: null })));
    expect(screen.getByRole('region', { name: 'Yorumunuz' })).toBeInTheDocument();
  });

  const ownReview = () => screen.findByRole('region', { name: 'Yorumunuz' });

  it('PUB-REV-16 replaces the empty form, and can be edited', async () => {
    const { sent } = await show(
      {},
      {
        GetMyReview: () => ({ myReview: aMyReview() }),
        EditReview: () => ({ editReview: aMyReview({ rating: 2, editedAt: '2026-11-21T09:00:00.000Z' }) }),
      },
    );
    const own = await ownReview();
    expect(screen.queryByRole('button', { name: 'Yorumu Gönder' })).toBeNull();
    expect(own).not.toHaveFocus();
    await userEvent.click(within(own).getByRole('button', { name: 'Yorumumu Düzenle' }));
    expect(screen.getByRole('form', { name: 'Yorumumu Düzenle' })).toHaveFocus();
    expect(star(4)).toBeChecked();
    await userEvent.click(star(2));
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

    expect(await ownReview()).toHaveTextContent('30 Ekim 2026düzenlendi');
    expect(await ownReview()).toHaveFocus();
    expect(sent('EditReview')).toMatchObject([{ variables: { input: { id: 'review-own', rating: 2 } } }]);
  });

  it('PUB-REV-16 is deleted after a question, and the form is back', async () => {
    const { sent } = await show(
      {},
      { GetMyReview: () => ({ myReview: aMyReview() }), DeleteReview: () => ({ deleteReview: true }) },
    );
    await userEvent.click(within(await ownReview()).getByRole('button', { name: 'Sil' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    expect(await ownReview()).toHaveFocus();
    await userEvent.click(within(await ownReview()).getByRole('button', { name: 'Sil' }));
    expect(sent('DeleteReview')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Evet, sil' }));

    expect(await screen.findByRole('form', { name: 'Yorum yazın' })).toHaveFocus();
    expect(sent('DeleteReview')).toMatchObject([{ variables: { id: 'review-own' } }]);
  });

  it('PUB-REV-19 says that it waits for approval', async () => {
    await show({}, { GetMyReview: () => ({ myReview: aMyReview({ status: 'PENDING' }) }) });

    expect(await ownReview()).toHaveTextContent('Yorumunuz onaylandıktan sonra yayınlanacaktır.');
  });
});

describe('the list of reviews', () => {
  it('PUB-REV-12, 14 shows name, stars, date and badge, and "Anonim Kullanıcı" for a missing name', async () => {
    const items = [aReview({ rating: 4 }), aReview({ id: 'review-2', userName: null })];
    const { section } = await show({ reviews: aReviewList({ items }) });

    const [first, second] = within(section).getAllByRole('article');
    expect(first).toHaveTextContent('SASelin Aksoy30 Ekim 20264/5Pul biberin kokusu harika.');
    expect(within(first!).getByRole('img', { name: '5 üzerinden 4,0' })).toBeInTheDocument();
    expect(second).toHaveTextContent('Anonim Kullanıcı');
  });

  it('A11 shows markup in a comment as the text it is', async () => {
    const text = '<img src=x onerror=alert(1)> güzel yer';
    const { section } = await show({ reviews: aReviewList({ items: [aReview({ comment: text })] }) });

    expect(within(section).getByText(text)).toBeInTheDocument();
    expect(section.querySelector('.review img')).toBeNull();
  });

  it('PUB-REV-13, 21 invites to write the first, and claims no rating', async () => {
    const { section } = await show({ reviews: noReviews(), averageRating: null, reviewCount: 0 });

    expect(section).toHaveTextContent('Henüz yorum yapılmamış. İlk yorumu siz yapın!');
    expect(within(section).queryByText(/yorum$/)).toBeNull();
  });

  it('does not invite to write the first review beside the visitor’s own', async () => {
    const { section } = await show({ reviews: noReviews() }, { GetMyReview: () => ({ myReview: aMyReview() }) });

    expect(await within(section).findByText(aMyReview().comment)).toBeInTheDocument();
    expect(within(section).queryByText(/İlk yorumu siz yapın/)).toBeNull();
  });

  it('PUB-REV-17 shows how many gave how many stars, the best first', async () => {
    const { section } = await show({ reviews: aReviewList({ ratingCounts: [1, 2, 4, 15, 104] }) });

    const bars = within(section).getByRole('list', { name: 'Puan dağılımı' });
    expect(
      within(bars)
        .getAllByRole('listitem')
        .map((bar) => bar.getAttribute('aria-label')),
    ).toEqual([
      '5 yıldız: 104 yorum',
      '4 yıldız: 15 yorum',
      '3 yıldız: 4 yorum',
      '2 yıldız: 2 yorum',
      '1 yıldız: 1 yorum',
    ]);
  });

  it('PUB-REV-12, 15 brings the next ten by a button, bones meanwhile', async () => {
    let answer: (page: object) => void = () => undefined;
    const { section, sent } = await show(
      { reviews: aReviewList({ totalPages: 2 }) },
      { ListReviews: () => new Promise((resolve) => (answer = resolve)) },
    );
    await userEvent.click(within(section).getByRole('button', { name: 'Daha fazla yorum' }));
    expect(within(section).getAllByTestId('review-skeleton').length).toBeGreaterThan(0);
    act(() => answer({ reviews: aReviewList({ items: [aReview({ id: 'review-11' })], page: 2, totalPages: 2 }) }));

    await waitFor(() => expect(within(section).getAllByRole('article')).toHaveLength(2));
    expect(sent('ListReviews')).toMatchObject([{ variables: { businessId: 'business-1', page: 2 } }]);
    expect(screen.queryByRole('button', { name: 'Daha fazla yorum' })).toBeNull();
  });

  it('shows the rest of the page while the reviews cannot be had', async () => {
    const { section } = await show({ reviews: null });

    expect(within(section).getByRole('heading', { name: 'Yorumlar yüklenemedi' })).toBeInTheDocument();
    expect(section).toHaveTextContent('4,8126 yorum');
  });

  it('PUB-REV-22 links to the rules once, between form and list', async () => {
    const { section } = await show();

    const [link, ...others] = within(section).getAllByRole('link', { name: 'Değerlendirme kuralları' });
    expect(others).toEqual([]);
    expect(link).toHaveAttribute('href', '/degerlendirme-kurallari');
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(section.querySelector('form')!.compareDocumentPosition(link!) & follows).toBe(follows);
    expect(link!.compareDocumentPosition(section.querySelector('.reviews')!) & follows).toBe(follows);
  });

  it("PUB-REV-16 one's own review stands above the list, and not in it a second time", async () => {
    const own = aMyReview({ comment: 'Kendi yorumum burada.' });
    const { section } = await show(
      { reviews: aReviewList({ items: [own, aReview()] }) },
      { GetMyReview: () => ({ myReview: own }) },
    );

    await screen.findByRole('region', { name: 'Yorumunuz' });
    expect(within(section).getAllByText('Kendi yorumum burada.')).toHaveLength(1);
  });

  it('PUB-REV-13 there is no invitation to write the first review if the own review is the only one', async () => {
    const own = aMyReview();
    const { section } = await show(
      { reviews: aReviewList({ items: [own], total: 1 }) },
      { GetMyReview: () => ({ myReview: own }) },
    );

    await screen.findByRole('region', { name: 'Yorumunuz' });
    expect(section).not.toHaveTextContent('Henüz yorum yapılmamış');
  });
});

describe('reporting', () => {
  const REPORT = { name: 'Selin Aksoy adlı kullanıcının yorumunu bildir' };
  const report = () => screen.queryByRole('button', REPORT);
  const findReport = () => screen.findByRole('button', REPORT);

  it('PUB-REV-19 sends a reason from the list', async () => {
    const { sent } = await show({}, { ReportReview: () => ({ reportReview: true }) });
    await userEvent.click(await findReport());
    const dialog = await screen.findByRole('dialog', { name: 'Yorumu bildirin' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Kişisel bilgi içeriyor' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Bildirimi Gönder' }));

    expect(await screen.findByText('Bildiriminiz alındı. Teşekkür ederiz.')).toBeInTheDocument();
    expect(sent('ReportReview')).toMatchObject([{ variables: { input: { id: 'review-1', reason: 'PERSONAL_DATA' } } }]);
  });

  it.each([
    ['now', () => ({ reportReview: true })],
    ['before', refusing('conflict', 'already-reported')],
  ])(
    'PUB-REV-19 a review that was reported %s is marked as reported instead of offering the report',
    async (_when, ReportReview) => {
      const { sent } = await show({}, { ReportReview });
      await userEvent.click(await findReport());
      await userEvent.click(await screen.findByRole('button', { name: 'Bildirimi Gönder' }));

      const told = await screen.findByRole('button', { name: 'Selin Aksoy adlı kullanıcının yorumunu bildirdiniz' });
      expect(told).toHaveTextContent('Bildirildi');
      await userEvent.click(told);
      expect(sent('ReportReview')).toHaveLength(1);
    },
  );

  it('PUB-REV-19 says when it was reported before', async () => {
    await show({}, { ReportReview: refusing('conflict', 'already-reported') });
    await userEvent.click(await findReport());
    await userEvent.click(await screen.findByRole('button', { name: 'Bildirimi Gönder' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Bu yorumu daha önce bildirdiniz.');
  });

  it('PUB-REV-19 is for those who are signed in', async () => {
    await show({}, {}, true);

    expect(report()).toBeNull();
  });
});
