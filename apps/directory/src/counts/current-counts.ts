import { Injectable } from '@nestjs/common';
import { Counts } from './counts.js';
import { CountsRepository } from './counts.repository.js';

/** The stored counts, which lag a moment behind the latest change; all zero before the first count. */
@Injectable()
export class CurrentCounts {
  constructor(private readonly counts: CountsRepository) {}

  async read(): Promise<Counts> {
    return new Counts(await this.counts.list());
  }
}
