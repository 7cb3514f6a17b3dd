import { createStore, useStore } from '../../../ui/store.ts'

/** What is being added to a board's planning, or changed. */
export type PlanDoor =
  | { readonly boardId: string; readonly at: 'date' }
  | { readonly boardId: string; readonly at: 'to-dos' }
  /** Null for a new one. */
  | { readonly boardId: string; readonly at: 'note'; readonly noteId: string | null }

/** One at a time. The button that opens it stands at another end of the page than what it opens. */
const store = createStore<PlanDoor | null>(null)

/** Call it in the browser only. */
export const openPlanDoor = (door: PlanDoor): void => store.change(door)
export const closePlanDoor = (): void => store.change(null)
export const usePlanDoor = (): PlanDoor | null => useStore(store)
