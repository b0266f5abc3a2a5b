import { SCHEDULED_IMPORT } from '@tedarik/fields';
import { CityField } from '../../components/form/city-field.js';
import { recordScreen } from '../../components/record/record-screen.js';
import { LastRunCell, NextRunCell, PlanCell, StatusCell } from './components/cells.js';
import { DefaultCategory } from './components/default-category.js';
import { RunNow } from './components/run-now.js';
import { scheduledImportMessages } from './scheduled-imports.messages.js';

/** /yonetici/zamanlanmis-aktarimlar: the scheduled imports. */
export const Component = recordScreen(SCHEDULED_IMPORT, scheduledImportMessages, {
  controls: { defaultCity: CityField, defaultCategory: DefaultCategory },
  cells: { day: PlanCell, status: StatusCell, nextRunAt: NextRunCell, outcome: LastRunCell },
  Actions: RunNow,
});
