/** That a business holds a certificate, and from when to when. */
export interface CertificateLink {
  certificateId: string;
  /** 'YYYY-MM-DD'. */
  issuedDate: string | null;
  expiryDate: string | null;
}
