// The container's health is the process's own readiness.
const answer = await fetch(`http://127.0.0.1:${process.env.OPS_PORT}/readyz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
