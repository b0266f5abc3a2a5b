// A machine of a build service may be starved for seconds. There, a test against real parts or in a browser's stead is tried
// once more before it counts as failed; what failed at first is printed all the same.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
