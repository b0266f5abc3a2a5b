import { Schema, type Connection } from 'mongoose';
import { documentsOf } from '@tedarik/service-kit';
import type { Sweep } from './sweep.js';

export type SweepDocument = Omit<Sweep, 'id'> & { _id: string };

const schema = new Schema(
  { _id: String, of: String, recordId: String, moveTo: String, isReturn: Boolean },
  { collection: 'sweeps', versionKey: false, id: false, autoIndex: false },
);

export const sweepDocuments = (connection: Connection) => documentsOf<SweepDocument>(connection, 'Sweep', schema);
