import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';

/** One column of an export; `path` holds the names of the fields that lead to its value. */
export interface ExportColumn {
  /** Column name in the file, such as 'business_name'. */
  name: string;
  path: readonly string[];
}

/** Returns the columns of a list: the leaf fields of its rows, in the order in which the operation requests them. */
export function columnsOf(operation: string): ExportColumn[] {
  const document = parse(operation);
  const selections = fieldNamed('items', rootOf(document), document)?.selectionSet;
  return selections ? leavesOf(selections, [], document) : [];
}

function leavesOf(set: SelectionSetNode, above: readonly string[], document: DocumentNode): ExportColumn[] {
  return fieldsOf(set, document).flatMap((field) => {
    const path = [...above, field.name.value];
    if (field.selectionSet) return leavesOf(field.selectionSet, path, document);
    return field.name.value === '__typename' ? [] : { name: path.map(snakeCase).join('_'), path };
  });
}

function rootOf(document: DocumentNode): SelectionSetNode | undefined {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const [root] = operation && 'selectionSet' in operation ? fieldsOf(operation.selectionSet, document) : [];
  return root?.selectionSet;
}

const fieldNamed = (name: string, set: SelectionSetNode | undefined, document: DocumentNode): FieldNode | undefined =>
  set && fieldsOf(set, document).find((field) => field.name.value === name);

function fieldsOf({ selections }: SelectionSetNode, document: DocumentNode): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection;
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, document);
    const isNamed = (definition: DocumentNode['definitions'][number]): definition is FragmentDefinitionNode =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value;
    const fragment = document.definitions.find(isNamed);
    return fragment ? fieldsOf(fragment.selectionSet, document) : [];
  });
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
