/** The part of a directory business that this service stores. */
export interface KnownBusiness {
  id: string;
  name: string;
  slug: string;
  /** Only public businesses can be reviewed. */
  isPublic: boolean;
  /** The business into which it was merged. */
  mergedInto: string | null;
  /** Version of the directory's event, by which a late event is recognised. */
  version: number;
}
