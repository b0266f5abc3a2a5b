import { toE164 } from '@tedarik/turkish';
import { Icon } from '../../../components/icon.js';

export const dial = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={dial(phone)}>
      <Icon name="phone" />
      {phone}
    </a>
  );
}

export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <Icon name="mail" />
      {email}
    </a>
  );
}

const MOBILE = /^\+905\d{9}$/;

/** Address of a chat with a Turkish mobile number; null for others, which can hardly be written to. */
export function chatAddress(phone: string): string | null {
  const number = toE164(phone);
  return number && MOBILE.test(number) ? `https://wa.me/${number.slice(1)}` : null;
}
