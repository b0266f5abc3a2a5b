import { eventually } from './eventually.js';

/** Resolves once the service at `url` is ready. Needed because a service starts without waiting for its backing services. */
export const untilReady = ({ url }: { url: string }): Promise<void> =>
  eventually(`${url} is ready`, async () => {
    const response = await fetch(`${url}/readyz`);
    if (!response.ok) throw new Error(await response.text());
  });
