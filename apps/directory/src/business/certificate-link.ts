/** A certificate that a business holds, with its period of validity. */
export interface CertificateLink {
  certificateId: string;
  /** 'YYYY-MM-DD'. */
  issuedDate: string | null;
  expiryDate: string | null;
}
