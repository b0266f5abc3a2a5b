import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Failure, type RequestOf, SignUp, VerifyEmail, VerifyVisitorCredentials } from '@tedarik/commands';
import { type RequestClient, RequestFailed } from '@tedarik/messaging';
import { temporaryFolder } from '@tedarik/testing';
import { sampleBuyer } from './sample-buyer.js';

const folder = temporaryFolder('sample-buyer');
const TOKEN = 'a'.repeat(43);
const EXPIRED: Failure = { code: 'link-expired', kind: 'unprocessable', fieldErrors: [] };
const BUYER = { name: 'Selin Aksoy', email: 'selin@ornek.example' };

it('GEN-24 the sample buyer gets an account with a random password in a file that only its owner can read', async () => {
  const mails = join(folder, 'mail');
  const write = (name: string, token: string) =>
    writeFileSync(join(mails, `${name}.eml`), `To: ${BUYER.email}\n\nhttps://x/e-posta-dogrula?jeton=${token}\n`);
  const sent: string[] = [];
  let [password, verified] = ['', false];
  const send = ({ subject }: { subject: string }, request: unknown) => {
    sent.push(subject);
    if (subject === SignUp.subject) {
      ({ password } = request as RequestOf<typeof SignUp>);
      mkdirSync(mails);
      write('1', TOKEN);
      write('2', 'b'.repeat(43));
    }
    if (subject === VerifyEmail.subject) {
      verified = (request as RequestOf<typeof VerifyEmail>).token === TOKEN;
      if (!verified) return Promise.reject(new RequestFailed(VerifyEmail.subject, EXPIRED));
    }
    const isRight = verified && (request as { password: string }).password === password;
    return Promise.resolve({ visitor: isRight ? { id: 'v', name: BUYER.name, verified } : null });
  };
  const requests = { send } as unknown as RequestClient;

  const made = await sampleBuyer(requests, mails, BUYER);
  expect(made).toEqual({ kind: 'account', id: 'v', name: BUYER.name });
  const file = join(folder, 'sample-buyer');
  expect(readFileSync(file, 'utf8')).toBe(`${BUYER.email}\n${password}\n`);
  expect([password.length, statSync(file).mode & 0o777]).toEqual([24, 0o600]);

  sent.length = 0;
  expect(await sampleBuyer(requests, mails, BUYER)).toEqual(made);
  expect(sent).toEqual([VerifyVisitorCredentials.subject]);
});
