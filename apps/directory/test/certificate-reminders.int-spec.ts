import { Clock, Database } from '@tedarik/service-kit';
import { aBusinessInput, sharedByTests } from '@tedarik/testing';
import { CertificateReminders } from '../src/certificate-reminders/certificate-reminders.js';
import { ReminderMails } from '../src/certificate-reminders/reminder-mails.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { OwnerAccounts } from '../src/ownership/owner-accounts.js';
import { OwnershipData } from '../src/ownership/ownership-data.js';
import { PageOwners } from '../src/ownership/page-owners.js';
import { Certificates } from '../src/records/certificates.js';
import { aDirectory, anId } from './a-directory.js';

const OWNER = 'sahip@ornek.example';
const directory = sharedByTests(aDirectory);
let iso: string;
let halal: string;
beforeEach(async () => {
  await directory.reset();
  [iso, halal] = (await certificates('ISO 22000', 'Helal')) as [string, string];
  at('2026-11-05T09:00:00.000Z');
});
afterEach(() => jest.restoreAllMocks());

const certificates = async (...names: string[]) =>
  (
    await directory.get(Certificates).ensure({ certificates: names.map((name) => ({ name, description: null })) }, {})
  ).certificates.map(({ id }) => id);
const at = (now: string) => jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date(now));
const aPage = async (name: string, held: [certificateId: string, expiryDate: string | null][], email = OWNER) => {
  const links = held.map(([certificateId, expiryDate]) => ({ certificateId, issuedDate: null, expiryDate }));
  const business = aBusinessInput({ name, certificates: links });
  const { id } = await directory.get(BusinessForms).create({ business }, {});
  const owner = { id: anId(), businessId: id, accountId: anId(), name: 'Zeynep', email, since: new Date() };
  const proof = { kind: 'email-code' as const, by: null, byAccountId: null, at: new Date() };
  await directory
    .get(Database)
    .transaction((session) => directory.get(PageOwners).add(session, { ...owner, proof, inheritedFrom: null }));
  return owner;
};
const remind = () => directory.get(CertificateReminders).remind();
const mails = async () =>
  (await directory.rows('mails')).map(({ to, subject, body }) => ({
    ...{ to, subject },
    text: (body as { text: string }).text,
  }));

describe('reminders of certificates', () => {
  it('tell the owner of a page once which certificates expire within 30 days, and nothing else', async () => {
    await aPage('Ege Zeytin', [
      [iso, '2026-12-05'],
      [halal, '2026-12-06'],
    ]);
    await aPage('Geç Kalan', [
      [iso, '2026-11-04'],
      [halal, null],
    ]);
    await remind();
    await remind();

    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: OWNER, subject: '“Ege Zeytin”: süresi dolmak üzere olan sertifikalar' });
    expect(mail?.text).toContain('ISO 22000: 5 Aralık 2026');
    expect(mail?.text).not.toContain('Helal');
    expect(mail?.text).toContain('https://site.example/isletmem/ege-zeytin');
  });

  it('mention another certificate when its own day comes', async () => {
    await aPage('Ege Zeytin', [
      [iso, '2026-12-01'],
      [halal, '2026-12-20'],
    ]);
    await remind();
    at('2026-11-20T09:00:00.000Z');
    await remind();

    const texts = (await mails()).map(({ text }) => [text.includes('ISO 22000'), text.includes('Helal')]);
    expect(texts).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('reach other pages although the reminder of one page fails, and that page the next time', async () => {
    for (const name of ['Ege Zeytin', 'Kars Kaşar', 'Rize Çay'])
      await aPage(name, [[iso, '2026-11-20']], `${name.slice(0, 3)}@ornek.example`);
    const ending = jest.spyOn(directory.get(ReminderMails), 'ending').mockRejectedValueOnce(new Error('no such page'));
    await remind();
    expect(ending).toHaveBeenCalledTimes(3);
    expect(await mails()).toHaveLength(2);
    await remind();
    expect(await mails()).toHaveLength(3);
  });

  it('are written once when two replicas run at the same time', async () => {
    await aPage('Ege Zeytin', [[iso, '2026-11-20']]);
    await Promise.all([remind(), remind()]);

    expect(await mails()).toHaveLength(1);
  });

  it('are not sent to an account that is erased while they are prepared', async () => {
    const { accountId } = await aPage('Ege Zeytin', [[iso, '2026-11-20']]);
    const [owners, accounts] = [directory.get(PageOwners), directory.get(OwnerAccounts)];
    await directory.get(Database).transaction((session) => accounts.lock(session, accountId));
    const ownersOf = owners.of.bind(owners);
    jest.spyOn(owners, 'of').mockImplementationOnce(async (businessId, session) => {
      const found = await ownersOf(businessId, session);
      await directory.get(OwnershipData).forgetAccount(accountId);
      return found;
    });
    await remind();

    expect(await mails()).toEqual([]);
  });
});
