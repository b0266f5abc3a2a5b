import type { FieldError } from '@tedarik/service-kit';
import { isEmailAddress, LONGEST_EMAIL } from '@tedarik/turkish';
import { commentRefused } from './comment.errors.js';

/** A reader's comment. Its e-mail address is stored separately, where no query for readers looks. */
export interface Comment {
  id: string;
  postId: string;
  authorName: string;
  content: string;
  status: 'pending' | 'approved' | 'rejected';
  /** Version of the privacy notice next to the form; accepted by sending the form, at `createdAt` (GEN-21). */
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

/** Creates a comment, which is always pending. Throws comment-refused, which names every wrong field. */
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

/** The comment as the audit log names it. */
export const auditedComment = ({ id, authorName }: Comment) => ({ kind: 'blog-comment', id, name: authorName });

export const approveComment = (comment: Comment): Comment => ({ ...comment, status: 'approved', rejectedAt: null });

export const rejectComment = (comment: Comment, now: Date): Comment => ({
  ...comment,
  status: 'rejected',
  rejectedAt: comment.rejectedAt ?? now,
});

/** Marks the comment as deleted: it is in no list and no count until it is restored or erased. */
export const deleteComment = (comment: Comment, now: Date): Comment => ({ ...comment, deletedAt: now });

/** Restores the comment with its former status. */
export const restoreComment = (comment: Comment): Comment => ({ ...comment, deletedAt: null });
