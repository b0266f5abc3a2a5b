import { Logger } from '@nestjs/common';
import { SecondFactorCipher } from './second-factor-cipher.js';
import { hashOfRecoveryCode, newRecoveryCodes, toRecoveryCode } from './recovery-codes.js';
import { offered, spent, totpOf } from './second-factor.js';

/** RFC 6238, appendix B: the last six of the eight digits. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('RFC 6238: after %d seconds the code is %s', (seconds, code) => {
  expect(totpOf(KEY).generate({ timestamp: seconds * 1_000 })).toBe(code);
});

it('accepts a code with a space in it, and stores its time step', () => {
  expect(spent(offered('a', 'sealed'), KEY, '287 082', new Date(59_000))).toMatchObject({ lastStep: 1 });
});

it('accepts recovery codes, but no codes of an app, when the key cannot be opened', () => {
  const [code = ''] = newRecoveryCodes();
  const factor = { ...offered('a', 'sealed'), recoveryCodes: [hashOfRecoveryCode(code)] };
  expect(spent(factor, null, '287082', new Date(59_000))).toBeNull();
  expect(spent(factor, null, code, new Date(59_000))).toMatchObject({ recoveryCodes: [] });
});

it('reads a recovery code in capitals and with letters that look like digits', () => {
  expect(toRecoveryCode('O1A2 bcde IL34 5678')).toBe('01a2-bcde-1134-5678');
  for (const code of newRecoveryCodes()) {
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(toRecoveryCode(code.toUpperCase())).toBe(code);
  }
});

it('opens a sealed key only for its account, with the same secret, and unchanged', () => {
  const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const seal = new SecondFactorCipher({ SECOND_FACTOR_SECRET: 'a-secret-of-tests' });
  const sealed = seal.seal('a', KEY);
  expect(sealed).not.toContain(KEY);
  expect(seal.open('a', sealed)).toBe(KEY);
  expect(seal.open('b', sealed)).toBeNull();
  expect(new SecondFactorCipher({ SECOND_FACTOR_SECRET: 'another-of-tests' }).open('a', sealed)).toBeNull();
  expect(seal.open('a', `${sealed.slice(0, -4)}AAAA`)).toBeNull();
  expect(seal.open('a', 'short')).toBeNull();
  expect(log).toHaveBeenCalledTimes(4);
  log.mockRestore();
});
