/** A dot in a colour that comes with the data; drawn, because the content policy takes no style attributes. */
export function ColourDot({ colour }: { colour: string }) {
  return (
    <svg className="dot" viewBox="0 0 10 10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={colour} />
    </svg>
  );
}
