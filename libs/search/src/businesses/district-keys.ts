/** Any of these on a location says that it lies in the district: chosen by hand, or made from its address. */
export const keysOfDistrict = (district: { id: string; cityKey: string; nameKey: string }): string[] => [
  `id:${district.id}`,
  `k:${district.cityKey}/${district.nameKey}`,
];
