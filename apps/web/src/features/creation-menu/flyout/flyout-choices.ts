/** Where the flyout action button stands. */
export type FlyoutSurface = 'board' | 'section' | 'profile' | 'profile-boards'

/** PS-17: what the button is called. */
export const flyoutLabels: Readonly<Record<FlyoutSurface, string>> = {
  board: 'Board Actions',
  section: 'Create Pin',
  profile: 'Profile Actions',
  'profile-boards': 'Profile Actions',
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

const names: Readonly<Record<FlyoutAction, string>> = {
  pin: 'Pin',
  'idea-pin': 'Idea Pin',
  board: 'Board',
  section: 'Section',
  date: 'Date',
  'to-dos': 'To-dos',
  note: 'Note',
}

/** What an action is called. */
export const flyoutName = (action: FlyoutAction, isIdeaPinOnly: boolean): string =>
  action === 'idea-pin' && isIdeaPinOnly ? 'Pin' : names[action]

/** What counts as planning, and is marked as new until it was used once. */
export const isPlanning = (action: FlyoutAction): action is 'date' | 'to-dos' | 'note' =>
  action === 'date' || action === 'to-dos' || action === 'note'
