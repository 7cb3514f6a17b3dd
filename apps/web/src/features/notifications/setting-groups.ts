import type { NewsKind } from '@pinfold/contract'

/** What can be muted, as the settings list it. */
export const newsGroups: readonly {
  readonly heading: string
  readonly kinds: readonly (readonly [NewsKind, string])[]
}[] = [
  {
    heading: 'Your Pins',
    kinds: [
      ['pin_saved', 'Somebody saves your Pin'],
      ['pin_reacted', 'Somebody reacts to your Pin'],
      ['pin_tried', 'Somebody tries your Pin'],
    ],
  },
  {
    heading: 'Comments',
    kinds: [
      ['comment', 'Comments on your Pins'],
      ['comment_reply', 'Answers to your comments'],
      ['comment_mention', 'Mentions of you'],
      ['comment_liked', 'Likes of your comments'],
    ],
  },
  {
    heading: 'People',
    kinds: [
      ['followed', 'New followers'],
      ['follow_requested', 'Requests to follow you'],
      ['follow_approved', 'Approvals of your requests'],
    ],
  },
  {
    heading: 'Boards',
    kinds: [
      ['board_followed', 'New followers of your boards'],
      ['board_invited', 'Invitations to boards'],
      ['board_joined', 'People who join your boards'],
      ['board_join_requested', 'Requests to join your boards'],
      ['board_request_accepted', 'Boards that let you join'],
    ],
  },
]
