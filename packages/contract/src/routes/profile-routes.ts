import { pinListFilters } from '../pin-list-filters.ts'
import { lawKeys } from '../law-keys.ts'
import { choice, idText, text, word, type Codecs } from './codec.ts'
import { route } from './route.ts'

const member = { username: word }
const board = { ...member, slug: word }

/** An invitation to follow that a profile's address may carry. */
const invited = { invite_code: text } satisfies Codecs
/** Which business the viewer acts for. */
const actingAs = { orbac_subject_id: idText } satisfies Codecs

/** Which of the own pins the page shows (ST-23). */
const narrowed = { pin_filter: choice(pinListFilters) }

/** A member's profile and its sub-routes. A board never takes the name of one. */
export const profileRoutes = {
  profile: route('/{username}', member, { ...invited, ...actingAs }),
  profileSaved: route('/{username}/_saved', member, actingAs),
  profileCreated: route('/{username}/_created', member, actingAs),
  profileTried: route('/{username}/tried', member),
  profileFollowers: route('/{username}/_followers', member),
  profileFollowing: route('/{username}/_following', member),
  profileBoards: route('/{username}/_boards', member),
  profilePins: route('/{username}/_pins', member, narrowed),
  publicProfile: route('/{username}/_profile/', member),
  publicProfileCreated: route('/{username}/_profile/_created', member),
  publicProfileSaved: route('/{username}/_profile/_saved', member),
  selfProfile: route('/{username}/_self-profile', member),
  selfProfileBoards: route('/{username}/_self-profile/boards', member),
  selfProfilePins: route('/{username}/_self-profile/pins', member, narrowed),
  profileStoryPins: route('/{username}/story_pins', member),
  profileVideoPins: route('/{username}/video_pins', member),
  profileTopics: route('/{username}/topics', member),
  shoppingList: route('/{username}/_shopping_list/', member),
  previewProfile: route('/{username}/preview-profile/', member),
  previewProfileCreated: route('/{username}/preview-profile/_created', member),
  previewProfileSaved: route('/{username}/preview-profile/_saved', member),
  profileAbout: route('/{username}/profile-about/', member),
  allPins: route('/{username}/pins/', member, narrowed),
  reportProfile: route('/{username}/report/', member, { law: choice(lawKeys) }),
  profileFeed: route('/{username}/feed.rss', member),
  profileAtomFeed: route('/{username}/feed.atom', member),
}

/** Boards and their sections, which share their first segment with profiles. */
export const boardRoutes = {
  board: route('/{username}/{slug}/', board, { ...invited, ...actingAs }),
  boardFeed: route('/{username}/{slug}.rss', board),
  boardAtomFeed: route('/{username}/{slug}.atom', board),
  section: route('/{username}/{slug}/{sectionSlug}/', { ...board, sectionSlug: word }, actingAs),
  sectionById: route('/{username}/{slug}/id:{sectionId}', { ...board, sectionId: idText }, actingAs),
}
