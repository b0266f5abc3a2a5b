import type { ModerationAction, ModerationReason } from '@tedarik/commands';
import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';

/** PUB-REV-22: who did what to whose review, and why. Kept when the review is gone. */
export interface ModerationDocument {
  _id: string;
  reviewId: string;
  businessId: string;
  action: ModerationAction;
  reason: ModerationReason | null;
  actorId: string;
  at: Date;
}

const schema = new Schema(
  {
    _id: String,
    reviewId: String,
    businessId: String,
    action: String,
    reason: { type: String, default: null },
    actorId: String,
    at: Date,
  },
  { collection: 'moderations', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const moderationDocuments = (connection: Connection) =>
  documentsOf<ModerationDocument>(connection, 'Moderation', schema);
