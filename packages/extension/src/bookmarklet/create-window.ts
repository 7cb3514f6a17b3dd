/** What the create window is opened with (CN-09). */
export interface Asked {
  readonly url: string
  readonly media?: string
  readonly description?: string
  readonly title?: string
}

/** As large as the create window is made for. */
const FEATURES = 'popup,width=750,height=650'

/** The address of the create window. */
export function createWindowAddress(origin: string, asked: Asked): string {
  const given = Object.entries(asked).filter(([, value]) => value !== '')
  return `${origin}/pin/create/button/?${new URLSearchParams(given)}`
}

/** Opens the create window beside the page. Must run within a press, or browsers take it for an advertisement. */
export function openCreateWindow(origin: string, asked: Asked): void {
  window.open(createWindowAddress(origin, asked), '_blank', FEATURES)
}

/** The address of the window in which a Pin that exists is saved. */
export const pinWindowAddress = (origin: string, pinId: string): string => `${origin}/pin/${pinId}/repin/`

/** Opens that window. */
export function openPinWindow(origin: string, pinId: string): void {
  window.open(pinWindowAddress(origin, pinId), '_blank', FEATURES)
}
