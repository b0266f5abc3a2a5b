import { test } from '../support/test.js';
import { expectConsistentAfterFault } from '../support/fault-check.js';
import { FAULTS } from './faults.js';

for (const fault of FAULTS) {
  test(`${fault.id} ${fault.does}: nothing acknowledged is lost, nothing is there twice, the index equals its owner`, async () => {
    test.setTimeout(600_000);
    await expectConsistentAfterFault(fault);
  });
}
