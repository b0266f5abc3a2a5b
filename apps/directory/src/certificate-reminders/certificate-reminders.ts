import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database, documentsOf, isDuplicateKey } from '@tedarik/service-kit';
import { dayInIstanbul } from '@tedarik/turkish';
import type { Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import type { CertificateLink } from '../business/certificate-link.js';
import { OwnerAccounts } from '../ownership/owner-accounts.js';
import { PageOwners } from '../ownership/page-owners.js';
import { Certificates } from '../records/certificates.js';
import { ReminderMails } from './reminder-mails.js';

const DAYS_BEFORE = 30;
const DAY_MS = 86_400_000;
const AT_ONCE = 200;

/** Records that the owners of a page were reminded of a certificate that expires on a certain day. */
interface ReminderDocument {
  /** `<business>/<certificate>/<expiry day>`. */
  _id: string;
  at: Date;
}
interface Due {
  id: string;
  link: CertificateLink;
}

/**
 * Mails the owners of a page about certificates that expire soon. Each certificate and expiry day is announced once, even if the work is
 * interrupted.
 */
@Injectable()
export class CertificateReminders {
  private readonly log = new Logger('CertificateReminders');
  private readonly stored = documentsOf<ReminderDocument>('certificateReminders')(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly owners: PageOwners,
    private readonly accounts: OwnerAccounts,
    private readonly businesses: BusinessRepository,
    private readonly certificates: Certificates,
    private readonly mails: ReminderMails,
    private readonly clock: Clock,
  ) {}

  async remind(signal?: AbortSignal): Promise<void> {
    if (!this.mails.canSend) return;
    for (let after: string | null = null; ;) {
      const ids: string[] = await this.owners.listPages(after, AT_ONCE);
      for (const business of await this.businesses.listLive(ids)) {
        signal?.throwIfAborted();
        // A page whose reminder fails has its turn again next time and keeps no other page waiting.
        await this.remindOf(business).catch((error: unknown) =>
          this.log.error(`The owners of page ${business.id} were not reminded of its certificates: ${String(error)}`),
        );
      }
      if (ids.length < AT_ONCE) return;
      after = ids.at(-1)!;
    }
  }

  private async remindOf(business: Business): Promise<void> {
    const due = await this.dueOf(business);
    if (due.length === 0) return;
    const kinds = await this.certificates.store.findByIds(due.map(({ link }) => link.certificateId));
    const nameOf = new Map(kinds.map(({ id, name }) => [id, name]));
    const ending = due.flatMap(({ link: { certificateId, expiryDate } }) => {
      const name = nameOf.get(certificateId);
      return name && expiryDate ? [{ name, expiryDate }] : [];
    });
    const at = this.clock.now();
    const reminded = this.database.transaction(async (session) => {
      await this.stored.collection.insertMany(
        due.map(({ id }) => ({ _id: id, at })),
        { session },
      );
      const owners = ending.length > 0 ? await this.owners.of(business.id, session) : [];
      // The lock prevents a mail to an account that is being erased at the same time.
      for (const { accountId } of owners) await this.accounts.lock(session, accountId);
      for (const owner of new Map(owners.map((one) => [one.email, one])).values())
        await this.mails.ending(session, owner, business, ending);
    });
    await reminded.catch((error: unknown) => {
      // Another process has sent these reminders.
      if (!isDuplicateKey(error)) throw error;
    });
  }

  /** Certificates that expire within 30 days and have not been announced yet. */
  private async dueOf({ id, certificates }: Business): Promise<Due[]> {
    const now = this.clock.now().getTime();
    const [today, last] = [dayInIstanbul(now), dayInIstanbul(now + DAYS_BEFORE * DAY_MS)];
    const soon = certificates
      .filter(({ expiryDate }) => expiryDate !== null && expiryDate >= today && expiryDate <= last)
      .map((link) => ({ id: `${id}/${link.certificateId}/${link.expiryDate}`, link }));
    if (soon.length === 0) return [];
    const known = await this.stored.collection.find({ _id: { $in: soon.map((due) => due.id) } }).toArray();
    return soon.filter((due) => known.every(({ _id }) => _id !== due.id));
  }
}
