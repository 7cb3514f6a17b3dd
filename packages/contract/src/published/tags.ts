/** The domains of the typed document. The first whose pattern fits a path has it. */
const domains: readonly (readonly [name: string, words: string, paths: RegExp])[] = [
  ['Analytics', 'What was counted of a business’s Pins, and who saw them.', /^\/v3\/insights\//],
  ['Widgets', 'Boards, Pins and members as other sites show them.', /^\/v3\/pidgets\//],
  [
    'Uploads',
    'Bring a picture or film in: register it, send the file to the address that is answered, ask until it is ready.',
    /^\/v3\/(uploads|media)\/|^\/upload\//,
  ],
  ['Search', 'Find Pins, boards and members.', /^\/v3\/search\//],
  ['Comments', 'What is said under a Pin, and who tried what it shows.', /\/(comments|tries)\//],
  [
    'Topics',
    'What Pins are about, which topics a member follows, and what editors wrote.',
    /\/(topics|topic_covers|followed_topics|today_articles|explore)\//,
  ],
  ['Sections', 'Sections divide a board.', /\/sections\//],
  ['Planning', 'To-dos and notes of a board, for its team.', /\/(plan|to_dos|notes)\//],
  [
    'Teams',
    'Who works on a board together: invitations, requests to join, collaborators.',
    /\/(board_invites|invites|email_invites|invite_link|collaborators|join_requests?)\//,
  ],
  [
    'Pins',
    'Pictures, films and stories that are saved to boards.',
    /^\/v3\/(pins|pin_drafts|story_pins|bulk_edits)\/|(_pins|\/pins|shopping_list|home_feed|cluster\/\{id\}\/feed|clusters)\/$/,
  ],
  ['Boards', 'What Pins are saved to.', /^\/v3\/boards\/|boards\//],
  ['Messages', 'Conversations and news. No access token opens them.', /^\/v3\/(conversations|news)\//],
  ['Business access', 'Who may act for a business. No access token opens it.', /^\/vx\/business_access\//],
  [
    'Members',
    'Members, whom they follow and whom they block.',
    /^\/v3\/(members|member_ids|invite_code|reports|users\/follow)\/|follow|blocks|invite_links|\/v3\/users\/me\/$/,
  ],
  [
    'Choices',
    'What can be chosen from, and the site’s own pages.',
    /^\/v3\/(business_types|countries|experiences|locales|site_pages)\//,
  ],
  ['Account', 'The account of who asks: logging in, safety and settings.', /^\/v3\//],
]

/** What programs want most comes first. */
const order = ['Boards', 'Sections', 'Pins', 'Uploads', 'Search', 'Comments', 'Members', 'Topics', 'Planning', 'Teams']
const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)

/** The domains with a line about each, in the order that they are read in. */
export const tags = domains
  .map(([name, description]) => ({ name, description }))
  .toSorted((one, other) => placeOf(one.name) - placeOf(other.name))

/** The domain that the call at a path belongs to. */
export function tagOf(path: string): string {
  const [name] = domains.find(([, , paths]) => paths.test(path)) ?? []
  if (name === undefined) throw new Error(`${path} belongs to no domain`)
  return name
}
