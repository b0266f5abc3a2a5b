import { Injectable } from '@nestjs/common';
import { LeasedWork, Leases, repeatedly } from '@tedarik/service-kit';
import { CertificateReminders } from './certificate-reminders.js';

const REPEAT_EVERY_MS = 3_600_000;
const LOOK_EVERY_MS = 60_000;
const LEASE_MS = 30_000;

/** Looks for certificates that expire soon every hour, in one replica at a time. */
@Injectable()
export class ReminderWorker extends LeasedWork {
  constructor(reminders: CertificateReminders, leases: Leases) {
    super(leases, {
      name: 'certificate-reminders',
      ttlMs: LEASE_MS,
      lookEveryMs: LOOK_EVERY_MS,
      work: repeatedly(REPEAT_EVERY_MS, (signal) => reminders.remind(signal)),
    });
  }
}
