import { documentsOf } from '@tedarik/service-kit';
import type { Category } from './category.js';

export type CategoryDocument = Omit<Category, 'id'> & { _id: string };

export const categoryDocuments = documentsOf<CategoryDocument>('categories');
