import { tableMapping, type TableMapping } from '../mapping/table-mapping.js';
import type { Import } from './import.schema.js';

type Read = Pick<Import, 'chosenColumns' | 'constants' | 'proposedColumns' | 'swapsPoints'>;

/** The mapping with which the columns of an import, or the fields of its records, were read. */
export const mappingOf = ({ chosenColumns, constants, proposedColumns, swapsPoints }: Read): TableMapping =>
  tableMapping({
    columns: chosenColumns ?? [],
    constants: constants ?? [],
    proposed: proposedColumns ?? [],
    swapsPoints: swapsPoints ?? false,
  });
