/** A ref of what comes in place of what had the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
