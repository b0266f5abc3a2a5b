import { ID, ObjectType } from '@nestjs/graphql';
import { ListManagedCities } from '@tedarik/commands';
import { query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'A city that has a district or a public business.' })
class ManagedCity extends typeOf(ListManagedCities.reply.shape.cities.element, { key: { type: () => ID } }) {}

export const OF_DISTRICTS = {
  managedCities: query(ListManagedCities, [ManagedCity], { answer: ({ cities }) => cities }),
};
