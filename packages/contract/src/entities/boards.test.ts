import { expect, test } from 'vitest'
import { blockingAction } from './blocking-action.ts'
import { boardInvite, contactRequest } from './board-invite.ts'
import { board, boardStory, type Board } from './board.ts'
import { boardOfCard, card, missingNames, moment, picture, pictures, signature } from './entity-examples.ts'
import { pinCluster } from './pin-cluster.ts'
import { section } from './section.ts'

const action = {
  id: '1',
  created_timestamp: 1_790_000_000,
  progress: 0.5,
  section_id: '-1',
  action_type: 7172,
  board_id: '12',
  is_origin: true,
}

const garden: Board = {
  ...boardOfCard,
  description: 'Herbs',
  owner: card,
  collaborating_users: [card],
  collaborator_count: 1,
  follower_count: 0,
  followed_by_me: false,
  collaborated_by_me: false,
  is_collaborative: true,
  layout: 'default',
  created_at: moment,
  image_thumbnail_url: picture.url,
  image_cover_url: picture.url,
  image_cover_hd_url: picture.url,
  cover_pin: { pin_id: '3', image_signature: signature, image_url: picture.url, crop: null },
  has_custom_cover: true,
  cover_images: { '200x150': picture, '222x': picture },
  images: { '170x': [picture] },
  pin_count: 4,
  section_count: 1,
  category: 'gardening',
  archived_by_me_at: moment,
  board_order_modified_at: moment,
  event_date: moment,
  event_end_date: null,
  allow_homefeed_recommendations: true,
  collaborators_can_delete_pins: true,
  is_temporarily_disabled: false,
  sensitivity_screen: { title: 'This board may contain sensitive content' },
  should_show_board_collaborators: true,
  access: ['write'],
  blocking_actions: [action],
  story_type: 'all_pins',
  profileGroup: 'archived',
  onProfile: true,
  seo_title: 'Balcony garden',
  seo_description: '4 Pins',
  seo_url: '/ana/balcony-garden/',
  seo_noindex_reason: 'few_pins',
  viewer_can: {
    add_pin: true,
    edit: true,
    archive_merge_privacy: false,
    delete: false,
    invite: false,
    leave: true,
    follow: true,
    request_to_join: false,
  },
}

test('EN-04 a whole board passes and keeps every named field', () => {
  const names = `id name url type privacy story_type profileGroup onProfile owner collaborating_users
    collaborator_count followed_by_me collaborated_by_me is_collaborative layout image_thumbnail_url image_cover_url
    image_cover_hd_url cover_pin has_custom_cover cover_images.200x150 pin_count section_count category
    archived_by_me_at board_order_modified_at is_temporarily_disabled sensitivity_screen
    should_show_board_collaborators access blocking_actions seo_title seo_description seo_url seo_noindex_reason`
  expect(missingNames(board, garden, names)).toEqual([])
  expect(board.parse(garden)).toEqual(garden)
})

test('EN-04 a board also carries what the wire protocol adds', () => {
  const names = `node_id cover_images.222x images.170x event_date follower_count allow_homefeed_recommendations
    collaborators_can_delete_pins viewer_can.add_pin viewer_can.edit viewer_can.archive_merge_privacy viewer_can.delete viewer_can.invite
    viewer_can.leave viewer_can.follow`
  expect(missingNames(board, garden, names)).toEqual([])
})

test('EN-04 a story card is no board', () => {
  const story = { id: 'all_pins', type: 'story', story_type: 'all_pins', name: 'All Pins', url: '/ana/pins/' }
  const whole = { ...story, pin_count: 3, images: { '170x': [picture] } }
  expect(boardStory.parse(whole)).toEqual(whole)
  expect(board.safeParse(whole).success).toBe(false)
  expect(board.safeParse({ ...garden, privacy: 'private' }).success).toBe(false)
})

test('EN-05 a blocking action names a section, the whole board or nothing', () => {
  const names = 'id created_timestamp progress section_id action_type board_id is_origin'
  expect(missingNames(blockingAction, action, names)).toEqual([])
  const { section_id: _, ...unorganised } = action
  expect(blockingAction.parse(unorganised)).toEqual(unorganised)
  expect(blockingAction.parse({ ...action, section_id: '44' }).section_id).toBe('44')
  expect(blockingAction.safeParse({ ...action, progress: 1.1 }).success).toBe(false)
})

test('EN-06 an invitation and a request carry every named field', () => {
  const invite = {
    id: '1',
    type: 'board_invite',
    board: boardOfCard,
    invited_by_user: card,
    invited_user: card,
    created_at: moment,
    status: 'pending',
  }
  const names = 'board invited_by_user.full_name invited_user created_at status type'
  expect(missingNames(boardInvite, invite, names)).toEqual([])
  const request = {
    id: '1',
    type: 'contact_request',
    board: boardOfCard,
    created_at: moment,
    sender: card,
    recipient: card,
  }
  expect(missingNames(contactRequest, request, 'board created_at sender recipient')).toEqual([])
})

test('EN-06 an invitation shows no more of a secret board than its card', () => {
  const invite = { id: '1', type: 'board_invite', invited_by_user: card, invited_user: card, created_at: moment }
  const parsed = boardInvite.parse({ ...invite, status: 'pending', board: garden })
  expect(Object.keys(parsed.board)).not.toContain('collaborating_users')
  expect(Object.keys(parsed.board)).not.toContain('pin_count')
})

test('EN-08 a cluster has names and thumbnails', () => {
  const cluster = { id: '1', names: ['Ferns'], thumbnails: [{ '236x': { url: picture.url } }], pin_count: 8 }
  expect(missingNames(pinCluster, cluster, 'id names thumbnails.236x.url pin_count')).toEqual([])
})

test('EN-04 a section previews its pins and may carry its board', () => {
  const herbs = {
    id: '20',
    type: 'board_section',
    node_id: 'x',
    slug: 'herbs',
    title: 'Herbs',
    pin_count: 1,
    preview_pins: [{ id: '3', images: pictures, dominant_color: '#aabbcc', image_signature: signature }],
  }
  expect(section.parse({ ...herbs, board: garden })).toEqual({ ...herbs, board: garden })
  expect(section.parse({ ...herbs, board: boardOfCard })).toEqual({ ...herbs, board: boardOfCard })
})
