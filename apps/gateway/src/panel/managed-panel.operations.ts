import { ObjectType } from '@nestjs/graphql';
import { GetDirectoryPanel, RecentBusiness } from '@tedarik/commands';
import { operations, query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType()
class ManagedPanelPlace extends typeOf(RecentBusiness.shape.place.unwrap()) {}

@ObjectType({ description: 'A business that was added lately, whatever its status.' })
class ManagedPanelBusiness extends typeOf(RecentBusiness, {
  place: { type: () => ManagedPanelPlace, description: 'Of its first location.' },
}) {}

@ObjectType({ description: 'What the dashboard shows of the directory.' })
class ManagedPanel extends typeOf(GetDirectoryPanel.reply, {
  businessCount: 'Of any status.',
  categoryCount: 'Distinct names of categories that they have.',
  cityCount: 'Distinct cities in which they are.',
  recent: { type: () => ManagedPanelBusiness, description: 'Five, the newest first.' },
}) {}

export const PanelOperations = operations('panel', { managedPanel: query(GetDirectoryPanel, ManagedPanel) });
