import { formatPhone } from '@tedarik/turkish';

/** A number that can be called, as people read it out. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone}`}>{formatPhone(phone)}</a>;

export const MailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;
