import type { FlyoutAction, FlyoutSurface } from './flyout-choices.ts'

export type FlyoutTip = 'add-section' | 'planning' | 'create-board'

/** BC-14 for the first. */
export const tipTexts: Readonly<Record<FlyoutTip, string>> = {
  'add-section': 'Tap + to add a section any time',
  planning: 'Tap + to plan with a date, to-dos and notes',
  'create-board': 'Tap + to create a board',
}

/** The name under which it is remembered that a tip was seen. */
export const tipState = (tip: FlyoutTip): string => `tip.${tip}`
/** The name under which it is remembered that something was planned. */
export const PLANNED_STATE = 'flyout.planned'

interface TipFacts {
  readonly surface: FlyoutSurface
  readonly isSectionTipOn: boolean
  /** What can be added here. */
  readonly actions: readonly FlyoutAction[]
  readonly wasSeen: (tip: FlyoutTip) => boolean
}

/** ST-28: what is said beside the closed button; null once it was said. */
export function flyoutTip({ surface, isSectionTipOn, actions, wasSeen }: TipFacts): FlyoutTip | null {
  const possible: FlyoutTip[] =
    surface === 'board'
      ? [
          ...(isSectionTipOn && actions.includes('section') ? (['add-section'] as const) : []),
          ...(actions.includes('date') ? (['planning'] as const) : []),
        ]
      : surface === 'profile-boards'
        ? ['create-board']
        : []
  return possible.find((tip) => !wasSeen(tip)) ?? null
}
