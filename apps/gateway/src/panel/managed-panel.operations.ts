import { ObjectType } from '@nestjs/graphql';
import { GetDirectoryPanel, RecentBusiness } from '@tedarik/commands';
import { operations, query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType()
class ManagedPanelPlace extends typeOf(RecentBusiness.shape.place.unwrap()) {}

@ObjectType({ description: 'A recently added business, of any status.' })
class ManagedPanelBusiness extends typeOf(RecentBusiness, {
  place: { type: () => ManagedPanelPlace, description: 'Place of its first location.' },
}) {}

@ObjectType({ description: 'Figures of the directory for the dashboard.' })
class ManagedPanel extends typeOf(GetDirectoryPanel.reply, {
  businessCount: 'Number of businesses of any status.',
  categoryCount: 'Number of distinct category names of these businesses.',
  cityCount: 'Number of distinct cities of these businesses.',
  recent: { type: () => ManagedPanelBusiness, description: 'The five newest businesses, newest first.' },
}) {}

export const PanelOperations = operations('panel', { managedPanel: query(GetDirectoryPanel, ManagedPanel) });
