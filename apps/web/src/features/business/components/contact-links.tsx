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
