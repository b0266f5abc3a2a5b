import { formatPhone } from '@tedarik/turkish';

/** A number that can be called, as people read it out. */
export const PlainPhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone}`}>{formatPhone(phone)}</a>;

export const PlainMailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;
