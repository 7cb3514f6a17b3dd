import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'
import { loadingFields } from './graphql-schema.ts'

/**
 * What answering a query would take: how deep it goes, how many fields it names, and how many calls these make. What it
 * asks of the schema itself loads nothing, and is counted apart.
 */
export interface Cost {
  readonly depth: number
  readonly fields: number
  readonly calls: number
  readonly introspected: number
}

/** The most of each. Fragments count where they are used, so repeating one is no way around. */
export const mostCost: Cost = { depth: 6, fields: 250, calls: 10, introspected: 400 }

const nothing: Cost = { depth: 0, fields: 0, calls: 0, introspected: 0 }

const beside = (a: Cost, b: Cost): Cost => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  calls: a.calls + b.calls,
  introspected: a.introspected + b.introspected,
})

/** The cost of a document that validation found right: its fragments exist and go in no circle. */
export function costOf(document: DocumentNode): Cost {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each)
  const known = new Map<string, Cost>()

  function ofFragment(name: string, isRoot: boolean): Cost {
    const key = `${name} ${isRoot}`
    const cost = known.get(key) ?? ofSelections(fragments.get(name)?.selectionSet, isRoot)
    known.set(key, cost)
    return cost
  }

  function ofSelections(selections: SelectionSetNode | undefined, isRoot: boolean): Cost {
    return (selections?.selections ?? []).reduce<Cost>((sum, each) => {
      if (each.kind === Kind.FRAGMENT_SPREAD) return beside(sum, ofFragment(each.name.value, isRoot))
      if (each.kind === Kind.INLINE_FRAGMENT) return beside(sum, ofSelections(each.selectionSet, isRoot))
      const inside = ofSelections(each.selectionSet, false)
      if (isRoot && each.name.value.startsWith('__')) {
        return beside(sum, { ...nothing, fields: 1, introspected: inside.fields })
      }
      const isLoading = isRoot || loadingFields.has(each.name.value)
      return beside(sum, {
        depth: inside.depth + 1,
        fields: inside.fields + 1,
        calls: inside.calls + (isLoading ? 1 : 0),
        introspected: inside.introspected,
      })
    }, nothing)
  }

  return document.definitions.reduce<Cost>(
    (sum, each) => (each.kind === Kind.OPERATION_DEFINITION ? beside(sum, ofSelections(each.selectionSet, true)) : sum),
    nothing,
  )
}
