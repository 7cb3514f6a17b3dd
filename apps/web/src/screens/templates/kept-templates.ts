import type { Template } from './template.ts'

/** Some 20 kB each. */
const MOST_TEMPLATES = 100
/** Shapes that came once: most come never again. */
const MOST_MET = 500

/** The templates of a process, by the shapes of their pages. */
export interface KeptTemplates<Page> {
  find(shape: string): Template<Page> | null | undefined
  /** A shape that comes for the second time. */
  isWorthMaking(shape: string): boolean
  /** Null stands for a shape that no template can be made of. */
  keep(shape: string, template: Template<Page> | null): void
}

/** Keeps those that were used last. */
export function keepTemplates<Page>(): KeptTemplates<Page> {
  const kept = new Map<string, Template<Page> | null>()
  const met = new Set<string>()
  return {
    find(shape) {
      const template = kept.get(shape)
      if (template === undefined) return undefined
      kept.delete(shape)
      kept.set(shape, template)
      return template
    },
    isWorthMaking(shape) {
      if (kept.has(shape)) return false
      // It is taken out again, so that of those who come at a time one makes it.
      if (met.delete(shape)) return true
      met.add(shape)
      if (met.size > MOST_MET) dropFirst(met)
      return false
    },
    keep(shape, template) {
      kept.set(shape, template)
      if (kept.size > MOST_TEMPLATES) dropFirst(kept)
    },
  }
}

function dropFirst(kept: { keys(): Iterable<string>; delete(key: string): boolean }): void {
  for (const key of kept.keys()) {
    kept.delete(key)
    return
  }
}
