import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { Comment } from './comment.js';

export type CommentDocument = Omit<Comment, 'id'> & { _id: string };

/** Address of a comment's author, by the comment's id. MongoDB drops it after a year. */
export interface CommentEmail {
  _id: string;
  email: string;
  at: Date;
}

const comment = new Schema(
  {
    _id: String,
    postId: String,
    authorName: String,
    content: String,
    status: String,
    noticeVersion: String,
    createdAt: Date,
    rejectedAt: Date,
    deletedAt: Date,
  },
  { collection: 'comments', versionKey: false, id: false, autoIndex: false },
);
const commentEmail = new Schema(
  { _id: String, email: String, at: Date },
  { collection: 'commentEmails', versionKey: false, id: false, autoIndex: false },
);

export const commentDocuments = (connection: Connection) =>
  documentsOf<CommentDocument>(connection, 'Comment', comment);

export const commentEmails = (connection: Connection) =>
  documentsOf<CommentEmail>(connection, 'CommentEmail', commentEmail);
