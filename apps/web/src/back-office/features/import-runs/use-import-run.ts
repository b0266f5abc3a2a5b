import { isAtRest, isMoving } from './run-status.js';
import { importRunsApi } from './api/import-runs-api.js';

const LOOK_MS = 1_000;
const LIST_LOOK_MS = 3_000;
const QUIET_LOOK_MS = 30_000;

const { importRun, importRuns, openImports } = importRunsApi.endpoints;

/** One import, refetched every second while it is running and the window is visible. */
export function useImportRun(id: string) {
  const { data } = importRun.useQueryState(id);
  return importRun.useQuery(id, {
    refetchOnMountOrArgChange: true,
    skipPollingIfUnfocused: true,
    pollingInterval: data && isMoving(data) ? LOOK_MS : 0,
  });
}

/** A page of all imports, newest first. */
export function useImportRuns(requested: Parameters<typeof importRuns.useQuery>[0]) {
  const { data } = importRuns.useQueryState(requested);
  return importRuns.useQuery(requested, {
    refetchOnMountOrArgChange: true,
    skipPollingIfUnfocused: true,
    pollingInterval: data?.items.some(({ status }) => !isAtRest(status)) ? LIST_LOOK_MS : 0,
  });
}

/** The running imports of all administrators, without those in review, which wait for a person. */
export function useRunningImports() {
  const { data } = openImports.useQueryState();
  const isMoving = data?.some(({ status }) => !isAtRest(status)) ?? false;
  const { data: open = [] } = openImports.useQuery(undefined, {
    skipPollingIfUnfocused: true,
    pollingInterval: isMoving ? LIST_LOOK_MS : QUIET_LOOK_MS,
  });
  return open.filter(({ status }) => !isAtRest(status));
}
