import { lowerAscii } from './casing.js';

/** Longest length of an e-mail address in characters (RFC 5321, 4.5.3.1). */
export const LONGEST_EMAIL = 254;

// A mailbox of ASCII letters, for mails are not sent by SMTPUTF8; a domain of any letters ('çay.com.tr'), for it is sent as Punycode.
const ADDRESS =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** Whether mail can be sent to this address: the one definition, for forms, contracts and imports. */
export const isEmailAddress = (text: string): boolean => text.length <= LONGEST_EMAIL && ADDRESS.test(text);

/** The address by which an account is found: by plain ASCII rules, so that no language's letters make two addresses of one, or one of two. */
export const emailKey = (email: string): string => lowerAscii(email.trim());
