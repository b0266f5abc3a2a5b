import { lowerAscii } from './casing.js';

/** Maximum length of an e-mail address in characters (RFC 5321, 4.5.3.1). */
export const LONGEST_EMAIL = 254;

// The local part is ASCII only, because mails are sent without SMTPUTF8; the domain may have any letters ('çay.com.tr'), because it is sent
// as Punycode.
const ADDRESS =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** Whether mail can be sent to this address. Forms, contracts and imports all use this definition. */
export const isEmailAddress = (text: string): boolean => text.length <= LONGEST_EMAIL && ADDRESS.test(text);

/**
 * The key by which an account is found. Uses plain ASCII lower case, so that letters of no language can split one address into two keys, or
 * merge two addresses into one.
 */
export const emailKey = (email: string): string => lowerAscii(email.trim());
