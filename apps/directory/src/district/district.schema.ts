import { documentsOf } from '@tedarik/service-kit';
import type { District } from './district.js';

export type DistrictDocument = Omit<District, 'id'> & { _id: string };

export const districtDocuments = documentsOf<DistrictDocument>('districts');
