/** Address of a route in a map service: by coordinates if known, else by address. */
export function directionsTo(place: {
  address: string;
  city: string;
  country: string;
  latitude?: number | null;
  longitude?: number | null;
}): string {
  const { latitude, longitude, address, city, country } = place;
  const known = typeof latitude === 'number' && typeof longitude === 'number';
  const destination = known ? `${latitude},${longitude}` : `${address}, ${city}, ${country}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
