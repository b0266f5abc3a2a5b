import { documentsOf } from '@tedarik/service-kit';
import type { Comment } from './comment.js';

export type CommentDocument = Omit<Comment, 'id'> & { _id: string };

/** E-mail address of a comment's author, by comment id. MongoDB deletes it after a year. */
export interface CommentEmail {
  _id: string;
  email: string;
  at: Date;
}

export const commentDocuments = documentsOf<CommentDocument>('comments');

export const commentEmails = documentsOf<CommentEmail>('commentEmails');
