/** A dot in a colour from the data. It is an SVG, because the content security policy forbids style attributes. */
export function ColourDot({ colour }: { colour: string }) {
  return (
    <svg className="dot" viewBox="0 0 10 10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={colour} />
    </svg>
  );
}
