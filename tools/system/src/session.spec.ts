import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFirstHere, readSession, requireSession, writeSession } from './session.js';
import { Workplace } from './workplace.js';

let workplace: Workplace;
let other: ChildProcess;
beforeEach(() => {
  workplace = new Workplace(mkdtempSync(join(tmpdir(), 'session-')));
  other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', 'tools/run.mjs']);
});
afterEach(() => {
  other.kill('SIGKILL');
  rmSync(workplace.dir, { recursive: true });
});
const put = (session: object) => writeFileSync(workplace.file('session.json'), JSON.stringify(session));

it('a system that is still starting is found, cannot be used yet, and blocks another start in its checkout', () => {
  put({ pid: other.pid });
  expect(readSession(workplace)).toEqual({ pid: other.pid });
  expect(() => requireSession(workplace)).toThrow(/still being started by process \d+/);
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(isFirstHere(workplace)).toBe(false);
  expect(said).toHaveBeenCalledWith(
    expect.stringMatching(/^Already being started \(process \d+\)\. Stop it with: npm stop$/),
  );
  said.mockRestore();
});

it('a start is not blocked by its own session or by that of an unrelated process', () => {
  put({ pid: process.pid });
  expect(isFirstHere(workplace)).toBe(true);
  put({ pid: process.ppid });
  expect(readSession(workplace)).toBeNull();
});

it('other commands find the running system with its URL', () => {
  writeSession(workplace, { url: 'http://localhost:3000', env: { A: 'b' } });
  put({ ...JSON.parse(readFileSync(workplace.file('session.json'), 'utf8')), pid: other.pid });
  expect(requireSession(workplace)).toEqual({ pid: other.pid, url: 'http://localhost:3000', env: { A: 'b' } });
});
