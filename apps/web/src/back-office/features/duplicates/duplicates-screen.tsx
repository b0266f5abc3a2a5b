import { Tabs } from 'antd';
import { useMessages } from '../../../lib/messages.js';
import { COMPARED } from '../../back-office-paths.js';
import { ScreenHead } from '../../components/screen-head.js';
import { useAddressParameters } from '../../components/use-address-parameters.js';
import { LikelyDuplicates } from './components/likely-duplicates.js';
import { MergeDialog } from './components/merge-dialog.js';
import { Merges } from './components/merges.js';
import { duplicateMessages } from './duplicates.messages.js';

const SHOWN = 'goster';
const MERGES = 'birlestirmeler';

/** /yonetici/mukerrer-kayitlar: likely duplicates, and merges. */
export function Component() {
  const messages = useMessages(duplicateMessages);
  const [parameters, changeAddress] = useAddressParameters();
  const shown = parameters.get(SHOWN) === MERGES ? MERGES : '';
  const compared = parameters.get(COMPARED)?.split(',') ?? [];
  const compare = (ids: readonly string[]) =>
    changeAddress((address) => (ids.length === 2 ? address.set(COMPARED, ids.join()) : address.delete(COMPARED)));
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead} />
      <Tabs
        activeKey={shown}
        // Resets search, order and page, which belong to the other list.
        onChange={(key) =>
          changeAddress((address) => {
            for (const name of [...address.keys()]) address.delete(name);
            if (key) address.set(SHOWN, key);
          })
        }
        items={[
          { key: '', label: messages.likely },
          { key: MERGES, label: messages.merges },
        ]}
      />
      {shown === MERGES ? <Merges /> : <LikelyDuplicates onCompare={compare} />}
      <MergeDialog ids={compared.length === 2 ? compared : []} onClose={() => compare([])} />
    </>
  );
}
