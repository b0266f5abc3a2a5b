/** What two businesses are compared by. */
export interface ComparableBusiness {
  id: string;
  name: string;
  /** `nameKey` of the name, where somebody has it already: folding a name costs more than the rest of a comparison. */
  nameKey?: string;
  /** Of Google's maps, or of another one that gives each place one id. */
  placeId: string | null;
  /** In E.164, of the business and of its places. */
  phones: readonly string[];
  website: string | null;
  places: readonly ComparablePlace[];
}

export interface ComparablePlace {
  address: string;
  cityKey: string;
  borough: string | null;
  /** WGS 84 degrees; both null where nobody knows. */
  latitude: number | null;
  longitude: number | null;
}
