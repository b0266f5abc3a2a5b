import { Schema, type Connection } from 'mongoose';
import { documentsOf } from '@tedarik/service-kit';
import type { SeoText, SeoTextKey } from './seo-text.js';

/** DATA-09: one text per kind and key, for that is its id. */
export type SeoTextDocument = SeoText & { _id: string };

const schema = new Schema(
  {
    _id: String,
    kind: String,
    key: String,
    name: String,
    html: String,
    preview: String,
    withdrawn: String,
    version: Number,
    updatedAt: Date,
  },
  { collection: 'seoTexts', versionKey: false, id: false, autoIndex: false },
);

export const seoTextDocuments = (connection: Connection) => documentsOf<SeoTextDocument>(connection, 'SeoText', schema);

export const seoTextId = ({ kind, key }: SeoTextKey): string => `${kind}:${key}`;
