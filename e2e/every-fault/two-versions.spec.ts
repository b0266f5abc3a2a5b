import { expect, test } from '@playwright/test';
import { formerVersion } from '@tedarik/system';
import { ownWorkplace, withOwnSystem } from '../support/own-system.js';
import { wholeAfter } from '../support/under-fault.js';

test('F21 each service of the former version is replaced by one that starts beside it: nothing is lost, no page fails', async () => {
  test.setTimeout(1_800_000);
  const root = await formerVersion();
  await withOwnSystem(ownWorkplace('two-versions'), { root }, async (system) => {
    const { failed } = await wholeAfter({ id: 'F21', put: () => system.replaceAll() }, root);
    expect(failed, 'pages that failed').toEqual([]);
  });
});
