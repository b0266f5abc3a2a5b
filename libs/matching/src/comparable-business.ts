/** The data by which two businesses are compared. */
export interface ComparableBusiness {
  id: string;
  name: string;
  /** `nameKey` of the name, if the caller has it: folding a name takes longer than the rest of a comparison. */
  nameKey?: string;
  /** The id of the place in Google Maps, or in another map that has one id per place. */
  placeId: string | null;
  /** In E.164, of the business and of its locations. */
  phones: readonly string[];
  website: string | null;
  /** `siteOf` the website, if the caller has it. */
  site?: string | null;
  places: readonly ComparablePlace[];
}

export interface ComparablePlace {
  address: string;
  cityKey: string;
  borough: string | null;
  /** WGS 84 degrees; both null if unknown. */
  latitude: number | null;
  longitude: number | null;
}
