import { AddComment, CATEGORIES, PostReview, SavePost, SignUp, SubmitBusiness } from './index.js';

const UNSEEN = '\u0000\u0007\u202e\u2066\u200f\u009f';
const id = '01935a6e-4b20-7d02-8a55-0f4c9be11a01';

it('L6: control and text-direction characters are removed from typed text, except from passwords', () => {
  const typed = `Ege${UNSEEN} Zeytin`;
  expect(PostReview.request.parse({ businessId: id, rating: 5, comment: `${typed}\nİyi.` }).comment).toBe(
    'Ege Zeytin\nİyi.',
  );
  expect(CATEGORIES.contracts.create.request.parse({ name: typed }).name).toBe('Ege Zeytin');
  const comment = { postId: id, authorName: typed, authorEmail: 'a@b.co', content: typed, noticeVersion: '1' };
  expect(AddComment.request.parse(comment)).toMatchObject({ authorName: 'Ege Zeytin', content: 'Ege Zeytin' });
  const account = { name: typed, email: 'a@b.co', password: `p${UNSEEN}`, noticeVersion: '1' };
  expect(SignUp.request.parse(account)).toMatchObject({ name: 'Ege Zeytin', password: `p${UNSEEN}` });
  const lines = { name: typed, email: 'a@b.co', phone: '1', businessName: typed, address: typed, message: typed };
  expect(SubmitBusiness.request.parse({ ...lines, noticeVersion: '1' })).toMatchObject({ businessName: 'Ege Zeytin' });
  const post = {
    ...{ title: typed, excerpt: typed, content: typed, featuredImageUrl: null, isFeatured: false, categoryId: null },
    ...{ status: 'draft' as const, publishedAt: null, tags: [typed], metaTitle: null, metaDescription: null },
  };
  expect(SavePost.request.parse({ edits: null, slug: null, post }).post).toMatchObject({
    title: 'Ege Zeytin',
    tags: ['Ege Zeytin'],
  });
});

it('L6: an emoji of several parts stays whole', () => {
  const family = '👨‍👩‍👧 Aile';
  expect(PostReview.request.parse({ businessId: id, rating: 5, comment: family }).comment).toBe(family);
});
