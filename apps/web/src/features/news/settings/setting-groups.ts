import type { NewsKind } from '@pinfold/contract'

/** What can be muted, as the settings list it. */
export const newsGroups: readonly {
  readonly heading: string
  readonly kinds: readonly (readonly [NewsKind, string])[]
}[] = [
  {
    heading: 'Your Pins',
    kinds: [
      ['pin_saved', 'Someone saves your Pin'],
      ['pin_reacted', 'Someone reacts to your Pin'],
      ['pin_tried', 'Someone tries your Pin'],
    ],
  },
  {
    heading: 'Comments',
    kinds: [
      ['comment', 'Comments on your Pins'],
      ['comment_reply', 'Replies to your comments'],
      ['comment_mention', 'Mentions'],
      ['comment_liked', 'Likes on your comments'],
    ],
  },
  {
    heading: 'People',
    kinds: [
      ['followed', 'New followers'],
      ['follow_requested', 'Follow requests'],
      ['follow_approved', 'Approved follow requests'],
    ],
  },
  {
    heading: 'Boards',
    kinds: [
      ['board_followed', 'New board followers'],
      ['board_invited', 'Board invitations'],
      ['board_joined', 'People who join your boards'],
      ['board_join_requested', 'Requests to join your boards'],
      ['board_request_accepted', 'Accepted requests to join'],
    ],
  },
]
