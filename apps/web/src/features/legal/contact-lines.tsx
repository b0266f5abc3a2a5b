import { useSite } from '../../lib/site.js';

/** Contact data of the site's operator, from the configuration. */
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
