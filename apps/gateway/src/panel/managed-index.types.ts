import { ID, ObjectType } from '@nestjs/graphql';
import { IndexRebuild, IndexState } from '@tedarik/commands';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'How far a rebuild is.' })
export class ManagedRebuild extends typeOf(IndexRebuild, {
  done: 'Records that the new index has.',
  total: 'About how many there will be; null when nobody can say.',
}) {}

@ObjectType({ description: 'A search index.' })
export class ManagedIndex extends typeOf(IndexState, {
  index: { type: () => ID, description: 'businesses, products' },
  documents: 'Null while there is no index.',
  lag: 'Events not taken yet.',
  rebuild: { type: () => ManagedRebuild, description: 'Null while none runs.' },
}) {}
