import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { Report } from './report.js';

export type ReportDocument = Omit<Report, 'id'> & { _id: string };

const schema = new Schema(
  { _id: String, reviewId: String, accountId: String, reason: String, at: Date },
  { collection: 'reports', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const reportDocuments = (connection: Connection) => documentsOf<ReportDocument>(connection, 'Report', schema);
