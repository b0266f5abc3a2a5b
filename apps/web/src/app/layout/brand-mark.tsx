const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The site's mark: a plate with a star of saffron. */
export function BrandMark({ colour = '#B0123B' }: { colour?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill={colour} />
      <circle cx="20" cy="20" r="17.5" fill="none" stroke="#FFFFFF" strokeOpacity=".55" />
      {PETALS.map((turn) => (
        <path key={turn} d="M20 20 17.2 12.5 20 5.5 22.8 12.5Z" transform={`rotate(${turn} 20 20)`} fill="#F6B21B" />
      ))}
      <circle cx="20" cy="20" r="3" fill="#FFFFFF" />
    </svg>
  );
}
