import type { CoverPin } from '@pinfold/contract'

/** A cover as it will be; null for the newest picture. */
export interface ChosenCover {
  readonly pinId: string
  readonly address: string
  readonly crop: CoverPin['crop'] | undefined
}
