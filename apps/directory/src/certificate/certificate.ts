import { nameKey } from '@tedarik/turkish';

/** A kind of certificate, e.g. 'ISO 22000'. Which business holds it, and from when to when, stands with the business. */
export interface Certificate {
  id: string;
  name: string;
  /** Unique over all kinds. */
  nameKey: string;
  description: string | null;
  createdAt: Date;
}

export const createCertificate = (
  { name, description }: Pick<Certificate, 'name' | 'description'>,
  id: string,
  now: Date,
): Certificate => ({ id, name, nameKey: nameKey(name), description, createdAt: now });
