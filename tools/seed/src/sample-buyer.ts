import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type RequestContext, SignUp, VerifyEmail, VerifyVisitorCredentials } from '@tedarik/commands';
import type { RequestClient } from '@tedarik/messaging';
import { followMailedLink } from './follow-mailed-link.js';

type Actor = NonNullable<RequestContext['actor']>;

/**
 * Signs in the sample buyer, whose account page then has content, and creates the account if needed. The password is random; it is in the
 * file `sample-buyer` beside the folder of mails.
 */
export async function sampleBuyer(
  requests: RequestClient,
  mailFolder: string,
  { name, email }: { name: string; email: string },
): Promise<Actor> {
  const password = passwordIn(join(dirname(mailFolder), 'sample-buyer'), email);
  const find = async (): Promise<Actor | null> => {
    const { visitor } = await requests.send(VerifyVisitorCredentials, { email, password });
    return visitor?.verified ? { kind: 'account', id: visitor.id, name: visitor.name } : null;
  };
  const known = await find();
  if (known) return known;
  await requests.send(SignUp, { name, email, password, noticeVersion: 'sample' });
  await followMailedLink(mailFolder, {
    said: `To: ${email}\n`,
    link: /\/e-posta-dogrula\?jeton=([\w-]{43})$/m,
    follow: async (token) => Boolean(await requests.send(VerifyEmail, { token, password })),
  });
  const made = await find();
  if (!made) throw new Error(`The account of ${email} was not made`);
  return made;
}

/** Created once; readable by the owner of the folder only. */
function passwordIn(file: string, email: string): string {
  if (!existsSync(file)) {
    writeFileSync(file, `${email}\n${randomBytes(18).toString('base64url')}\n`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').split('\n')[1]!;
}
