import type { Type } from '@nestjs/common';
import { type ArgsOptions, ID, InputType, ObjectType } from '@nestjs/graphql';
import type { ListRequest, RecordContracts } from '@tedarik/commands';
import { areaOf, type DescribedRecord, fieldsIn, type RecordDescription, typeName } from '@tedarik/fields';
import { bulk, list, mutation, type Operation, operations, restoring } from './operations.js';
import { inputOf, SENT_BACK, typeOf } from './type-of.js';

/**
 * Creates the types and operations of a described record: `managedCertificates`, `createCertificate` and so on, plus operations that only
 * this kind has.
 */
export function recordResolver<R extends RecordDescription & DescribedRecord>(
  { record, shapes, contracts }: RecordContracts<R>,
  own: Record<string, Operation> = {},
): Type {
  const [One, Many] = [typeName(record.one), typeName(record.many)];

  @ObjectType(`Managed${One}`)
  class Row extends typeOf(shapes.row, { ...notesOf(record), revision: SENT_BACK }) {}

  @InputType(`Managed${One}Input`)
  class Input extends inputOf(shapes.input) {}

  const filters = Object.keys(record.filters ?? {}).map((name) => [name, { type: () => ID }]);
  const confirmed = record.confirmed && { confirmed: record.confirmed };
  const args = Object.fromEntries(filters) as Record<keyof ListRequest<R>, ArgsOptions>;
  return operations(areaOf(record), {
    [`managed${Many}`]: list(contracts.list, Row, {
      name: `Managed${One}List`,
      args,
      description: `${record.labels.en}; \`sort\`: ${Object.keys(record.sorts).join(', ')}.`,
    }),
    [`create${One}`]: mutation(contracts.create, Row, { as: { input: Input }, once: true, ...confirmed }),
    [`update${One}`]: mutation(contracts.update, Row, { as: { input: Input }, ...confirmed }),
    [`delete${Many}`]: bulk(contracts.delete, {
      ...(record.merges && {
        description:
          'Deletes categories. Records assigned to them are moved to `moveTo`, or lose the categories if it is null.',
      }),
    }),
    [`restore${Many}`]: restoring(contracts.restore),
    ...own,
  });
}

const notesOf = ({ fields, columns }: RecordDescription) =>
  Object.fromEntries(fieldsIn({ ...fields, ...columns }).flatMap(([name, { note }]) => (note ? [[name, note]] : [])));
