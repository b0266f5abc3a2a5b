import { checkAgain, checkEmail, checkName, checkNewPassword } from './account-fields.js';

describe('the fields of an account', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['Z', 'too-short'],
    ['Ze', undefined],
    ['ş'.repeat(100), undefined],
    ['ş'.repeat(101), 'too-long'],
  ])('AUTH-09 a name has 2 to 100 characters: %j is %s', (name, wrong) => expect(checkName(name)).toBe(wrong));

  it.each([
    ['', 'required'],
    ['zeynep', 'invalid-email'],
    ['zeynep@', 'invalid-email'],
    ['zeynep@ornek', 'invalid-email'],
    ['zeynep kilic@ornek.example', 'invalid-email'],
    [' zeynep@ornek.example ', undefined],
  ])('AUTH-09 an address looks like one: %j is %s', (email, wrong) => expect(checkEmail(email)).toBe(wrong));

  it.each([
    ['', 'required'],
    ['on-bir-harf', 'too-short'],
    ['on-iki-harf!', undefined],
    ['a'.repeat(128), undefined],
    ['a'.repeat(129), 'too-long'],
    ['s\u0327'.repeat(6), 'too-short'], // six letters in two parts each
  ])('AUTH-03 a password has 12 to 128 characters after NFKC: %j is %s', (password, wrong) =>
    expect(checkNewPassword(password)).toBe(wrong),
  );

  it.each([
    ['', 'required'],
    ['baska', 'mismatch'],
    ['gizli', undefined],
  ])('AUTH-09, ERR-02 the repeated password must match: %j is %s', (again, wrong) =>
    expect(checkAgain(again, 'gizli')).toBe(wrong),
  );
});
