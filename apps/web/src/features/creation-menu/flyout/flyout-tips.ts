import type { FlyoutAction, FlyoutSurface } from './flyout-choices.ts'
import { flyoutWords } from './flyout.words.ts'

export type FlyoutTip = 'add-section' | 'planning' | 'create-board'

/** BC-14 for the first. */
const texts = {
  'add-section': () => flyoutWords.tipAddSection,
  planning: () => flyoutWords.tipPlanning,
  'create-board': () => flyoutWords.tipCreateBoard,
} satisfies Record<FlyoutTip, () => string>

/** What a tip says. */
export const tipText = (tip: FlyoutTip): string => texts[tip]()

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
