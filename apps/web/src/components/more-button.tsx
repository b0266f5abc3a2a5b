import type { ReactNode } from 'react';

interface MoreButtonProps {
  isLoading: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Loads further items of a list; keeps the focus meanwhile. */
export function MoreButton({ isLoading, onClick, children }: MoreButtonProps) {
  return (
    <button
      className="button outline"
      type="button"
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
