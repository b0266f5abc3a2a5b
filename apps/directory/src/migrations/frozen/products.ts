import { foldedWords } from '@tedarik/turkish';

/** A product as stored when the migrations that use this type were written. */
export interface ProductDocument {
  _id: string;
  businessId: string;
  categoryId: string | null;
  name: string;
  description: string;
  version: number;
  revision: number;
  createdAt: Date;
  deletedAt: Date | null;
  words: string[];
}

export const ALL_PUBLIC = 'all';
const MOST_WORDS = 150;

export const wordsOf = ({ name, description }: ProductDocument): string[] =>
  [...new Set(foldedWords(`${name} ${description}`))].slice(0, MOST_WORDS);
