import { routes } from '@pinfold/contract'

/** The product's addresses under short names; every one is written by the contract's route builders. */
export const links = {
  home: () => routes.home.build(),
  startWithError: () => routes.home.build({}, { show_error: true }),
  login: (next?: string) => routes.login.build({}, { next: keptNext(next) }),
  signUp: (next?: string) => routes.signup.build({}, { next: keptNext(next) }),
  pin: (pinId: string) => routes.closeup.build({ pinId }),
  createPin: () => routes.pinCreationTool.build(),
  createBoard: () => routes.createBoard.build(),
  createSection: (boardId: string) => routes.createSection.build({ boardId }),
  profile: (username: string) => routes.profile.build({ username }),
  profilePins: (username: string) => routes.profilePins.build({ username }),
  allPins: (username: string) => routes.allPins.build({ username }),
  board: (board: { url: string }) => board.url,
  section: (board: { url: string }, sectionSlug: string) => {
    const place = routes.board.parse(board.url)
    return place ? routes.section.build({ ...place.params, sectionSlug }) : board.url
  },
  accountSettings: () => routes.accountSettings.build(),
}

const keptNext = (next: string | undefined) => (next === routes.home.build() ? undefined : next)

/** Where log-in and sign-up lead to: only ever a path on this site. */
export function nextOf(address: string): string {
  const read = routes.login.parse(address) ?? routes.signup.parse(address)
  const next = read?.query.next
  if (next === undefined) return links.home()
  // A header holds plain ASCII only.
  const { pathname, search, hash } = new URL(next, 'http://here')
  // Resolving `/a/..//host` leaves `//host`, which would be another site.
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`
}
