/** What this service keeps of a business of the directory. */
export interface KnownBusiness {
  id: string;
  name: string;
  slug: string;
  /** Only what the public sees can be reviewed. */
  isPublic: boolean;
  /** The business that it was merged into. */
  mergedInto: string | null;
  /** The directory's, by which a late event is known. */
  version: number;
}
