/** A run of consecutive words of a query; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** Every run of one to `longest` words among `count` words. */
export function spansOf(count: number, longest: number): Span[] {
  return Array.from({ length: count }, (_, from) =>
    Array.from({ length: Math.min(longest, count - from) }, (_, more) => ({ from, to: from + more + 1 })),
  ).flat();
}

export const covers = ({ from, to }: Span, word: number): boolean => from <= word && word < to;
