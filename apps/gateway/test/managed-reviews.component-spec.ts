import {
  GetManagedReview,
  ListManagedReviews,
  ModerateReviews,
  PutReviewPhotoBack,
  TakeReviewPhotoDown,
} from '@tedarik/commands';
import { stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId } from '@tedarik/service-kit';
import { anAdministrator } from './an-administrator.js';
import { aReview } from './reviews-stand-in.js';
import { ServedBackOffice } from './served-back-office.js';

const { photos: _, ...REVIEW } = aReview({ businessName: null, businessSlug: null, reportCount: 1 });
const NEWEST = { search: '', page: 1, pageSize: 20, sort: 'date', descending: true };
const IN_FULL = {
  ...REVIEW,
  photos: [
    {
      ...{
        id: '01935a6e-5f3a-7c41-9b1e-2f6d8a0c5d01',
        uploadId: 'c3'.repeat(32),
        width: 1200,
        height: 800,
        alt: 'Kasa',
      },
      ...{ takenDownFor: 'Başkası görünüyor.', takenDownAt: '2026-11-21T10:00:00.000Z', takenDownBy: 'Ayşe Yılmaz' },
    },
  ],
  reports: [{ reason: 'spam' as const, at: '2026-11-20T10:00:00.000Z' }],
  moderations: [{ action: 'hide' as const, reason: 'offensive' as const, at: '2026-11-20T11:00:00.000Z' }],
};

describe('reviews in the back office', () => {
  const office = new ServedBackOffice();
  const { graphql, last, noted, noting } = office;
  const LIST = `query Q($list: ManagedListInput!, $filter: String!) { managedReviews(list: $list, filter: $filter) {
    items { id businessName userName rating comment status reportCount postedAt } total totalIsLowerBound } }`;
  const MODERATE = `mutation M($ids: [ID!]!, $action: String!, $reason: String, $commandId: ID!) {
    moderateReviews(ids: $ids, action: $action, reason: $reason, commandId: $commandId) { id isDone code } }`;

  const answers = [
    stubRequest(ListManagedReviews, noted({ reviews: [REVIEW], total: 1_000, totalIsLowerBound: true })),
    stubRequest(GetManagedReview, () => IN_FULL),
    stubRequest(
      TakeReviewPhotoDown,
      noting(({ id }) => ({ id })),
    ),
    stubRequest(
      PutReviewPhotoBack,
      noting(({ id }) => ({ id })),
    ),
    stubRequest(
      ModerateReviews,
      noting(({ action, reason, ids }) => {
        if (action === 'remove' && !reason) {
          const fieldErrors = [{ field: 'reason', code: 'reason-missing' }];
          throw new DomainError('reason-missing', 'unprocessable', undefined, fieldErrors);
        }
        return { outcomes: ids.map((id) => ({ id, outcome: 'refused' as const, code: 'review-not-found' })) };
      }),
    ),
  ];
  office.serve('reviews', answers, LIST, { list: NEWEST, filter: 'all' });

  it('ADM-REV-01 ADM-REV-04 lists reviews by search words and filter, and marks the total as a lower bound', async () => {
    const { data } = await graphql(LIST, {
      list: { ...NEWEST, search: 'şeker', sort: 'rating', page: 2 },
      filter: 'reported',
    });
    const { id, rating, comment, userName } = REVIEW;
    expect(data?.['managedReviews']).toMatchObject({
      items: [{ id, rating, comment, userName, businessName: null, status: 'visible', reportCount: 1 }],
      total: 1_000,
      totalIsLowerBound: true,
    });
    expect(last().request).toEqual({
      search: 'şeker',
      sort: 'rating',
      descending: true,
      page: 2,
      pageSize: 20,
      filter: 'reported',
    });
  });

  it('ADM-REV-02 returns a review with its reports and moderations', async () => {
    const { data } = await graphql(
      'query Q($id: ID!) { managedReview(id: $id) { comment reports { reason at } moderations { action reason at } } }',
      { id: REVIEW.id },
    );
    const { comment, reports, moderations } = IN_FULL;
    expect(data?.['managedReview']).toEqual({ comment, reports, moderations });
  });

  it('returns the photos of a review, also those taken down, with the reason', async () => {
    const fields = 'id uploadId width height alt takenDownFor takenDownAt takenDownBy';
    const { data } = await graphql(`query Q($id: ID!) { managedReview(id: $id) { photos { ${fields} } } }`, {
      id: REVIEW.id,
    });
    expect(data?.['managedReview']).toEqual({ photos: IN_FULL.photos });
  });

  it('takes a photo down with a reason and a command id, and puts it back', async () => {
    const about = { reviewId: newId(), id: newId() };
    const commandId = newId();
    await graphql(
      `
        mutation M($reviewId: ID!, $id: ID!, $reason: String!, $commandId: ID!) {
          takeReviewPhotoDown(reviewId: $reviewId, id: $id, reason: $reason, commandId: $commandId)
        }
      `,
      { ...about, reason: 'Başkası görünüyor.', commandId },
    );
    const actor = { kind: 'back-office', id: office.administrator.accountId, name: 'Ayşe Yılmaz' };
    expect(last()).toMatchObject({
      request: { ...about, reason: 'Başkası görünüyor.' },
      context: { commandId, actor },
    });
    const { data } = await graphql(
      'mutation M($reviewId: ID!, $id: ID!) { putReviewPhotoBack(reviewId: $reviewId, id: $id) }',
      about,
    );
    expect(data).toEqual({ putReviewPhotoBack: about.id });
    expect(last().request).toEqual(about);
  });

  it('ADM-REV-04 ADM-COMMON-08 moderates several reviews with one call, and returns the outcome of each', async () => {
    const ids = [newId(), newId()];
    const commandId = newId();
    const { data } = await graphql(MODERATE, { ids, action: 'hide', reason: 'spam', commandId });
    expect(data?.['moderateReviews']).toEqual(ids.map((id) => ({ id, isDone: false, code: 'review-not-found' })));
    expect(last()).toMatchObject({
      request: { ids, action: 'hide', reason: 'spam' },
      context: { commandId, actor: { id: office.administrator.accountId, name: 'Ayşe Yılmaz' } },
    });
  });

  it('PUB-REV-22 reports a missing reason, and refuses unknown actions', async () => {
    const removed = await graphql(MODERATE, { ids: [newId()], action: 'remove', commandId: newId() });
    expect(removed.errors?.[0]?.extensions).toMatchObject({ code: 'reason-missing', kind: 'unprocessable' });
    const made = await graphql(MODERATE, { ids: [newId()], action: 'praise', commandId: newId() });
    expect(made.errors?.[0]?.extensions.kind).toBe('invalid');
  });

  it('AUTH-06 gives moderators access, and refuses editors and visitors', async () => {
    const { redisUrl } = office.parts;
    const moderator = await anAdministrator(redisUrl, 'moderator');
    const editor = await anAdministrator(redisUrl, 'editor');
    const list = { list: NEWEST, filter: 'all' };
    expect((await graphql(LIST, list, moderator.headers)).data?.['managedReviews']).toBeTruthy();
    expect((await graphql(LIST, list, editor.headers)).errors?.[0]?.extensions.code).toBe('access-denied');
    expect((await graphql(LIST, list, {})).errors?.[0]?.extensions.code).toBe('sign-in-required');
  });
});
