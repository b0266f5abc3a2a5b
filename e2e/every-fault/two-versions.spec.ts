import { expect, test } from '../support/test.js';
import { checkOutFormerVersion } from '@tedarik/system';
import { isolatedWorkplace, withIsolatedSystem } from '../support/isolated-system.js';
import { expectConsistentAfterFault } from '../support/fault-check.js';

test('F21 each service of the former version is replaced by one that starts beside it: nothing is lost, no page fails', async () => {
  test.setTimeout(1_800_000);
  const root = await checkOutFormerVersion();
  await withIsolatedSystem(isolatedWorkplace('two-versions'), { root }, async (system) => {
    const { failed } = await expectConsistentAfterFault({ id: 'F21', inject: () => system.replaceAll() }, root);
    expect(failed, 'pages that failed').toEqual([]);
  });
});
