import { formatPhone, isTurkishMobile, toE164 } from '@tedarik/turkish';
import { Icon } from '../../../components/icon.js';
import { whatsappAddress } from '../../../lib/website.js';

/** A tel: link in E.164 if the number is valid, so that it can be dialled from abroad too. */
export const dial = (phone: string): string => `tel:${toE164(phone) ?? phone.replace(/[^+\d]/g, '')}`;

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={dial(phone)}>
      <Icon name="phone" />
      {formatPhone(phone)}
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

/** Address of a WhatsApp chat with a Turkish mobile number; null for other numbers, which rarely have WhatsApp. */
export function chatAddress(phone: string): string | null {
  const number = toE164(phone);
  return number && isTurkishMobile(number) ? whatsappAddress(number) : null;
}
