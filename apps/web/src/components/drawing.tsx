interface DrawingProps {
  src: string;
  width: number;
  height: number;
  /** Above the fold: fetched at once and first. */
  eager?: boolean;
  className?: string;
}

/** A picture drawn for its place on the page. Decorative: the name stands beside it. */
export function Drawing({ src, width, height, eager = false, className }: DrawingProps) {
  return (
    <img
      className={className}
      src={src}
      alt=""
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
