/**
 * The keys of a district. A location is in the district if it has any of them: the id was chosen by an administrator, the other key was
 * derived from the address.
 */
export const keysOfDistrict = (district: { id: string; cityKey: string; nameKey: string }): string[] => [
  `id:${district.id}`,
  `k:${district.cityKey}/${district.nameKey}`,
];
