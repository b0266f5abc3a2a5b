import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';

interface ListedAddress {
  _id: string;
  at: Date;
}

/** A list of mailboxes, stored as hashes so that nobody can read addresses from it. */
abstract class AddressListRepository {
  protected abstract readonly name: string;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async add(session: ClientSession, key: string): Promise<void> {
    await this.addresses.updateOne({ _id: key }, { $setOnInsert: { at: this.clock.now() } }, { upsert: true, session });
  }

  async remove(session: ClientSession, key: string): Promise<void> {
    await this.addresses.deleteOne({ _id: key }, { session });
  }

  /** Those of the keys that are on the list. */
  async among(keys: readonly string[], session?: ClientSession): Promise<ReadonlySet<string>> {
    const found = await this.addresses.find({ _id: { $in: [...keys] } }, { ...(session && { session }) }).toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  async has(key: string, session?: ClientSession): Promise<boolean> {
    return (await this.among([key], session)).size > 0;
  }

  private get addresses() {
    return this.database.db.collection<ListedAddress>(this.name);
  }
}

/** Suppliers who want no more requests. */
@Injectable()
export class StoppedAddressRepository extends AddressListRepository {
  protected readonly name = 'stoppedAddresses';

  constructor(database: Database, clock: Clock) {
    super(database, clock);
  }
}

/** Buyers whom the back office has blocked from requesting quotes. */
@Injectable()
export class BlockedAddressRepository extends AddressListRepository {
  protected readonly name = 'blockedAddresses';

  constructor(database: Database, clock: Clock) {
    super(database, clock);
  }
}
