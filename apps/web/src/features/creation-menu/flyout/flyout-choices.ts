import { flyoutWords } from './flyout.words.ts'

/** Where the flyout action button stands. */
export type FlyoutSurface = 'board' | 'section' | 'profile' | 'profile-boards'

/** PS-17: what the button is called. */
export function flyoutLabel(surface: FlyoutSurface): string {
  if (surface === 'board') return flyoutWords.boardActions
  return surface === 'section' ? flyoutWords.createPin : flyoutWords.profileActions
}

export type FlyoutAction = 'pin' | 'idea-pin' | 'board' | 'section' | 'date' | 'to-dos' | 'note'

interface FlyoutFacts {
  readonly surface: FlyoutSurface
  readonly mayAddPins: boolean
  /** Add sections to the board, and plan on it. */
  readonly mayEdit: boolean
  /** The variant in which the story Pin is the only kind, and is called Pin. */
  readonly isIdeaPinOnly: boolean
}

/** PS-16: what can be created and added on each surface. */
export function flyoutActions({ surface, mayAddPins, mayEdit, isIdeaPinOnly }: FlyoutFacts): {
  readonly create: readonly FlyoutAction[]
  readonly add: readonly FlyoutAction[]
} {
  const pins: readonly FlyoutAction[] = isIdeaPinOnly ? ['idea-pin'] : ['pin', 'idea-pin']
  return {
    create: [...(mayAddPins ? pins : []), ...(surface === 'profile-boards' ? (['board'] as const) : [])],
    add: surface === 'board' && mayEdit ? ['section', 'date', 'to-dos', 'note'] : [],
  }
}

const names = {
  pin: () => flyoutWords.pin,
  'idea-pin': () => flyoutWords.ideaPin,
  board: () => flyoutWords.board,
  section: () => flyoutWords.section,
  date: () => flyoutWords.date,
  'to-dos': () => flyoutWords.toDos,
  note: () => flyoutWords.note,
} satisfies Record<FlyoutAction, () => string>

/** What an action is called. */
export const flyoutName = (action: FlyoutAction, isIdeaPinOnly: boolean): string =>
  action === 'idea-pin' && isIdeaPinOnly ? flyoutWords.pin : names[action]()

/** What counts as planning, and is marked as new until it was used once. */
export const isPlanning = (action: FlyoutAction): action is 'date' | 'to-dos' | 'note' =>
  action === 'date' || action === 'to-dos' || action === 'note'
