import { Injectable } from '@nestjs/common';
import { foldedWords } from '@tedarik/turkish';
import { CategoryRepository } from './category.repository.js';

/** A folded search word, and the categories whose names contain a word that begins with it. */
export interface SoughtWord {
  word: string;
  categoryIds: string[];
}

/** Prepares a search of the back office over texts and names of categories. */
@Injectable()
export class SoughtWords {
  constructor(private readonly categories: CategoryRepository) {}

  /**
   * Names of categories are resolved at search time instead of being stored with each business, so a renamed category is found by its new
   * name at once.
   */
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
