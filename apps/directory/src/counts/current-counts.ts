import { Injectable } from '@nestjs/common';
import { Counts } from './counts.js';
import { CountsRepository } from './counts.repository.js';

/** The numbers of the latest recount; all nothing before the first. */
@Injectable()
export class CurrentCounts {
  constructor(private readonly counts: CountsRepository) {}

  async read(): Promise<Counts> {
    return new Counts((await this.counts.find())?.tallies ?? []);
  }
}
