import { formatPhone } from '@tedarik/turkish';

/** A telephone link with a readable number. */
export const PlainPhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone}`}>{formatPhone(phone)}</a>;

export const PlainMailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;
