/** What is being added to a board's planning, or changed. */
export type PlanDoor =
  | { readonly boardId: string; readonly at: 'date' }
  | { readonly boardId: string; readonly at: 'to-dos' }
  /** Null for a new one. */
  | { readonly boardId: string; readonly at: 'note'; readonly noteId: string | null }

/** One at a time. The button that opens it stands at another end of the page than what it opens. */
let open: PlanDoor | null = null
const listeners = new Set<() => void>()

function replace(next: PlanDoor | null) {
  open = next
  for (const listener of listeners) listener()
}

/** Call it in the browser only. */
export const openPlanDoor = (door: PlanDoor): void => replace(door)
export const closePlanDoor = (): void => replace(null)
export const readPlanDoor = (): PlanDoor | null => open

export function subscribeToPlanDoor(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
