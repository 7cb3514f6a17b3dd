import type { ReactNode } from 'react'

export interface MenuChoice {
  readonly id: string
  readonly label: string
  /** A second line, in small. */
  readonly detail?: string
  readonly icon?: ReactNode
  /** A place to go to; without one the choice is an action. */
  readonly href?: string
  readonly onChoose?: () => void
  readonly isDangerous?: boolean
  /** A word that marks it, as "New". */
  readonly badge?: string
}

export interface MenuGroup {
  readonly id: string
  readonly heading?: string
  readonly choices: readonly MenuChoice[]
  /** The id of the choice that is on; it makes the group a set of which one is on, and the menu stays open. */
  readonly chosen?: string
  /** Of such a set: choosing another one closes the menu. */
  readonly closesOnChoice?: boolean
}
