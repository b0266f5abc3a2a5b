interface DrawingProps {
  src: string;
  width: number;
  height: number;
  /** True above the fold: loads eagerly and with high priority. */
  eager?: boolean;
  className?: string;
}

/** A generated drawing. Decorative, because the name is next to it. */
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
