import { writeComment } from './comment.js';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const written = (over: object = {}) => ({
  postId: 'p',
  authorName: 'Ayşe',
  authorEmail: 'ayse@ornek.com.tr',
  content: 'Eline sağlık.',
  noticeVersion: '1',
  ...over,
});
const problemsOf = (over: object) => {
  try {
    writeComment(written(over), 'c', NOW);
    return [];
  } catch (error) {
    return (error as { fieldErrors: object[] }).fieldErrors;
  }
};

it('PUB-COM-06 a new comment is pending, even if another status is sent', () => {
  const { comment, email } = writeComment(written({ status: 'approved' }), 'c', NOW);
  expect(comment).toMatchObject({ status: 'pending', createdAt: NOW });
  expect(email).toBe('ayse@ornek.com.tr');
  expect(JSON.stringify(comment)).not.toContain(email);
});

it.each(['authorName', 'authorEmail', 'content'])('PUB-COM-02 needs %s', (field) => {
  expect(problemsOf({ [field]: '  ' })).toEqual([{ field, code: 'required' }]);
});

it.each([
  ['authorName', 'a'.repeat(150), 'a'.repeat(151)],
  ['content', 'a'.repeat(2_000), 'a'.repeat(2_001)],
])('GEN-19 accepts %s up to its maximum length', (field, fits, isTooLong) => {
  expect(problemsOf({ [field]: fits })).toEqual([]);
  expect(problemsOf({ [field]: isTooLong })).toEqual([{ field, code: 'too-long' }]);
});

it.each(['ayse', 'a@b', 'a b@c.com', 'a@b.com\r\nBcc: x@y.com'])('PUB-COM-02 refuses the address %j', (authorEmail) => {
  expect(problemsOf({ authorEmail })).toEqual([{ field: 'authorEmail', code: 'invalid-email' }]);
});

it('reports all wrong fields at once', () => {
  expect(problemsOf({ authorName: '', content: '' })).toHaveLength(2);
});
