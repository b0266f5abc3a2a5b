import {
  type FieldNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLNamedType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Longest document that is parsed, in tokens. */
export const MOST_TOKENS = 1_000;
// Assumed number of items in a list; the cost of its fields is multiplied by it.
const LIST_SIZE = 12;
const LIMITS = { depth: 8, cost: 5_000, aliases: 15 } as const;
const MOST_CHANGES = 1;
type Size = Record<keyof typeof LIMITS, number>;

/** A7: a validation rule that refuses a query which is too deep, too costly, has too many aliases or several mutations. */
export const queryLimits: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const changes = operation.operation === OperationTypeNode.MUTATION ? operation.selectionSet.selections.length : 0;
    if (changes > MOST_CHANGES) refuse(`changes ${changes} exceeds ${MOST_CHANGES}`, operation, context);
    const root = context.getSchema().getRootType(operation.operation) ?? undefined;
    const size = new Measure(context).sizeOf(operation.selectionSet, root);
    for (const limit of Object.keys(LIMITS) as (keyof Size)[]) {
      if (size[limit] <= LIMITS[limit]) continue;
      refuse(`${limit} ${size[limit]} exceeds ${LIMITS[limit]}`, operation, context);
    }
  },
});

const refuse = (message: string, nodes: OperationDefinitionNode, context: ValidationContext): void =>
  context.reportError(new GraphQLError(message, { nodes, extensions: { code: 'query-too-large' } }));

class Measure {
  // Each fragment is measured once, however often it is spread. This also ends the recursion of a circular fragment.
  private readonly fragments = new Map<string, Size>();

  constructor(private readonly context: ValidationContext) {}

  sizeOf({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): Size {
    const total: Size = { depth: 0, cost: 0, aliases: 0 };
    for (const selection of selections) {
      const size = this.sizeOfSelection(selection, type);
      total.depth = Math.max(total.depth, size.depth);
      total.cost += size.cost;
      total.aliases += size.aliases;
    }
    return total;
  }

  private sizeOfSelection(selection: SelectionSetNode['selections'][number], type: GraphQLNamedType | undefined): Size {
    if (selection.kind === Kind.FIELD) return this.sizeOfField(selection, type);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.sizeOfFragment(selection.name.value);
    const on = selection.typeCondition;
    return this.sizeOf(selection.selectionSet, on ? this.context.getSchema().getType(on.name.value) : type);
  }

  private sizeOfField({ name, alias, selectionSet }: FieldNode, parent: GraphQLNamedType | undefined): Size {
    const field = isObjectType(parent) ? parent.getFields()[name.value] : undefined;
    const inside = selectionSet
      ? this.sizeOf(selectionSet, field && getNamedType(field.type))
      : { depth: 0, cost: 0, aliases: 0 };
    const times = field && isListType(getNullableType(field.type)) ? LIST_SIZE : 1;
    return {
      depth: inside.depth + 1,
      cost: 1 + times * inside.cost,
      aliases: inside.aliases + (alias ? 1 : 0),
    };
  }

  private sizeOfFragment(name: string): Size {
    const known = this.fragments.get(name);
    if (known) return known;
    this.fragments.set(name, { depth: 0, cost: 0, aliases: 0 });
    const fragment = this.context.getFragment(name);
    if (!fragment) return { depth: 0, cost: 0, aliases: 0 };
    const on = this.context.getSchema().getType(fragment.typeCondition.name.value);
    const size = this.sizeOf(fragment.selectionSet, on);
    this.fragments.set(name, size);
    return size;
  }
}
