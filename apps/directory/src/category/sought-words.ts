import { Injectable } from '@nestjs/common';
import { foldedWords } from '@tedarik/turkish';
import { CategoryRepository } from './category.repository.js';

/** A folded word that is looked for, and the categories whose names have a word that begins so. */
export interface SoughtWord {
  word: string;
  categoryIds: string[];
}

/** What somebody of the back office looks for in texts and names of categories. */
@Injectable()
export class SoughtWords {
  constructor(private readonly categories: CategoryRepository) {}

  /** Names of categories are looked up, not stored with what is in them: a renamed one is found by its new name at once. */
  async of(search: string): Promise<SoughtWord[]> {
    const words = [...new Set(foldedWords(search))];
    if (words.length === 0) return [];
    const categories = (await this.categories.listAll()).map(({ id, name }) => ({ id, words: foldedWords(name) }));
    return words.map((word) => ({
      word,
      categoryIds: categories.filter(({ words }) => words.some((one) => one.startsWith(word))).map(({ id }) => id),
    }));
  }
}
