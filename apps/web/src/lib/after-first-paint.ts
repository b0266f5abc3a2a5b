/** Upper limit for browsers that never paint, such as those of search engines. */
const WITHOUT_PAINT_MS = 1000;

/**
 * Runs `act` once, after the first content of the page has been painted: at once in a hidden page (a background tab, a page that is
 * prerendered), which is not painted before it is shown.
 */
export function afterFirstPaint(act: () => unknown): void {
  if (document.hidden) return void act();
  const run = () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
    act();
  };
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length) run();
  });
  const timer = setTimeout(run, WITHOUT_PAINT_MS);
  document.addEventListener('visibilitychange', run);
  observer.observe({ type: 'paint', buffered: true });
}
