import type { FieldError } from '@tedarik/service-kit';
import { isEmailAddress, LONGEST_EMAIL } from '@tedarik/turkish';
import { commentRefused } from './comment.errors.js';

/** A reader's comment. The e-mail address that came with it is kept apart, where no query for readers looks. */
export interface Comment {
  id: string;
  postId: string;
  authorName: string;
  content: string;
  status: 'pending' | 'approved' | 'rejected';
  /** Of the privacy notice beside the form; accepted by sending it, at `createdAt` (GEN-21). */
  noticeVersion: string;
  createdAt: Date;
  rejectedAt: Date | null;
  deletedAt: Date | null;
}

export interface WrittenComment {
  postId: string;
  authorName: string;
  authorEmail: string;
  content: string;
  noticeVersion: string;
}

const LONGEST = { authorName: 150, authorEmail: LONGEST_EMAIL, content: 2_000 } as const;

/** A new comment is pending, whatever its sender would like. Throws comment-refused, naming every field that is wrong. */
export function writeComment(written: WrittenComment, id: string, now: Date): { comment: Comment; email: string } {
  const fields = {
    authorName: written.authorName.trim(),
    authorEmail: written.authorEmail.trim(),
    content: written.content.trim(),
  };
  const errors = (Object.keys(LONGEST) as (keyof typeof LONGEST)[]).flatMap((field) => problemOf(field, fields[field]));
  if (errors.length > 0) throw commentRefused(errors);
  const { authorEmail, ...shown } = fields;
  const { postId, noticeVersion } = written;
  return {
    comment: {
      id,
      postId,
      ...shown,
      status: 'pending',
      noticeVersion,
      createdAt: now,
      rejectedAt: null,
      deletedAt: null,
    },
    email: authorEmail,
  };
}

function problemOf(field: keyof typeof LONGEST, text: string): FieldError[] {
  if (text === '') return [{ field, code: 'required' }];
  if (text.length > LONGEST[field]) return [{ field, code: 'too-long' }];
  if (field === 'authorEmail' && !isEmailAddress(text)) return [{ field, code: 'invalid-email' }];
  return [];
}

/** What the audit trail calls it. */
export const auditedComment = ({ id, authorName }: Comment) => ({ kind: 'blog-comment', id, name: authorName });

export const approveComment = (comment: Comment): Comment => ({ ...comment, status: 'approved', rejectedAt: null });

export const rejectComment = (comment: Comment, now: Date): Comment => ({
  ...comment,
  status: 'rejected',
  rejectedAt: comment.rejectedAt ?? now,
});

/** Marked as deleted: in no list and no count, until it is restored or erased. */
export const deleteComment = (comment: Comment, now: Date): Comment => ({ ...comment, deletedAt: now });

/** As it was. */
export const restoreComment = (comment: Comment): Comment => ({ ...comment, deletedAt: null });
