import { memberRoutes, searchPath } from '@pinfold/contract'

/** The product's addresses under short names; every one is written by the contract's route builders. */
export const links = {
  home: () => memberRoutes.home.build(),
  startWithError: () => memberRoutes.home.build({}, { show_error: true }),
  login: (next?: string) => memberRoutes.login.build({}, { next: keptNext(next) }),
  signUp: (next?: string) => memberRoutes.signup.build({}, { next: keptNext(next) }),
  pin: (pinId: string) => memberRoutes.closeup.build({ pinId }),
  createPin: () => memberRoutes.pinCreationTool.build(),
  /** Where chosen pictures become pins; they travel in navigation state. */
  createUploadedPin: () => memberRoutes.createPin.build({ method: 'uploaded' }),
  /** Where a given link becomes a pin; it travels in navigation state. */
  pinBuilder: () => memberRoutes.pinBuilder.build(),
  createBoard: () => memberRoutes.createBoard.build(),
  createSection: (boardId: string) => memberRoutes.createSection.build({ boardId }),
  profile: (username: string) => memberRoutes.profile.build({ username }),
  profilePins: (username: string) => memberRoutes.profilePins.build({ username }),
  allPins: (username: string) => memberRoutes.allPins.build({ username }),
  board: (board: { url: string }) => board.url,
  section: (board: { url: string }, sectionSlug: string) => {
    const place = memberRoutes.board.parse(board.url)
    return place ? memberRoutes.section.build({ ...place.params, sectionSlug }) : board.url
  },
  search: searchPath,
  accountSettings: () => memberRoutes.accountSettings.build(),
}

const keptNext = (next: string | undefined) => (next === memberRoutes.home.build() ? undefined : next)

/** Where log-in and sign-up lead to: only ever a path on this site. */
export function nextOf(address: string): string {
  const read = memberRoutes.login.parse(address) ?? memberRoutes.signup.parse(address)
  const next = read?.query.next
  if (next === undefined) return links.home()
  // A header holds plain ASCII only.
  const { pathname, search, hash } = new URL(next, 'http://here')
  // Resolving `/a/..//host` leaves `//host`, which would be another site.
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`
}
