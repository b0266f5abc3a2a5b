import { formatShortMoment } from '@tedarik/turkish';
import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { useFocusReturn } from '../../../components/use-focus-return.js';
import { useImportRun } from '../../import-runs/use-import-run.js';
import { managedBusinessMessages } from '../businesses.messages.js';

interface ImportChipProps {
  id: string;
  onRemove: () => void;
}

/** K17: the import by which the list is filtered, as a removable chip with a link to the import. */
export function ImportChip({ id, onRemove }: ImportChipProps) {
  const messages = useMessages(managedBusinessMessages);
  const returnFocus = useFocusReturn(true);
  const { data: run, error } = useImportRun(id);
  const name = run ? `${run.fileName}, ${formatShortMoment(run.createdAt)}` : error ? messages.unknownImport : '…';
  return (
    <Tag
      className="import-chip"
      closable={{ 'aria-label': messages.allImports }}
      onClose={() => {
        onRemove();
        returnFocus(true);
      }}
    >
      {run ? <Link to={backOfficePaths.importRun(id)}>{messages.ofImport(name)}</Link> : messages.ofImport(name)}
    </Tag>
  );
}
