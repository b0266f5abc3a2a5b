import { Injectable } from '@nestjs/common';
import { Counts } from './counts.js';
import { CountsRepository } from './counts.repository.js';

/** The numbers as they are kept, a moment behind the latest change; all nothing before anything was counted. */
@Injectable()
export class CurrentCounts {
  constructor(private readonly counts: CountsRepository) {}

  async read(): Promise<Counts> {
    return new Counts(await this.counts.list());
  }
}
