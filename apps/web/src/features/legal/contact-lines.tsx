import { useSite } from '../../lib/site.js';

/** Where the operator of the site is reached, as this installation says. */
export function ContactLines() {
  const { brand, contact } = useSite();
  return (
    <ul>
      <li>{brand}</li>
      <li>Adres: {contact.address}</li>
      <li>
        E-posta: <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </li>
      <li>Telefon: {contact.phone}</li>
    </ul>
  );
}
