import { defineWords } from '@pinfold/words'

/** Who did what, by the kind of news; whom it names are the first three. */
export const newsLineWords = defineWords('news-lines', {
  two: '{first} and {second}',
  more: '{first} and {others, plural, one {{shown} other} other {{shown} others}}',
  many: '{first} and {shown}+ others',
  pin_saved: '{count, plural, one {<who>{name}</who> saved your Pin} other {<who>{name}</who> saved your Pin}}',
  pin_reacted:
    '{count, plural, one {<who>{name}</who> reacted to your Pin} other {<who>{name}</who> reacted to your Pin}}',
  pin_tried: '{count, plural, one {<who>{name}</who> tried your Pin} other {<who>{name}</who> tried your Pin}}',
  pin_mention:
    '{count, plural, one {<who>{name}</who> mentioned you in a Pin} other {<who>{name}</who> mentioned you in a Pin}}',
  comment:
    '{count, plural, one {<who>{name}</who> commented on your Pin} other {<who>{name}</who> commented on your Pin}}',
  comment_reply:
    '{count, plural, one {<who>{name}</who> replied to your comment} other {<who>{name}</who> replied to your comment}}',
  comment_mention:
    '{count, plural, one {<who>{name}</who> mentioned you in a comment} other {<who>{name}</who> mentioned you in a comment}}',
  comment_liked:
    '{count, plural, one {<who>{name}</who> liked your comment} other {<who>{name}</who> liked your comment}}',
  followed:
    '{count, plural, one {<who>{name}</who> started following you} other {<who>{name}</who> started following you}}',
  follow_requested:
    '{count, plural, one {<who>{name}</who> asks to follow you} other {<who>{name}</who> ask to follow you}}',
  follow_approved:
    '{count, plural, one {<who>{name}</who> approved your request to follow them} other {<who>{name}</who> approved your requests to follow them}}',
  board_followed:
    '{count, plural, one {<who>{name}</who> started following your board {board}} other {<who>{name}</who> started following your board {board}}}',
  board_followed_unnamed:
    '{count, plural, one {<who>{name}</who> started following your board} other {<who>{name}</who> started following your board}}',
  board_invited:
    '{count, plural, one {<who>{name}</who> invited you to {board}} other {<who>{name}</who> invited you to {board}}}',
  board_invited_unnamed:
    '{count, plural, one {<who>{name}</who> invited you to a board} other {<who>{name}</who> invited you to a board}}',
  board_joined: '{count, plural, one {<who>{name}</who> joined {board}} other {<who>{name}</who> joined {board}}}',
  board_joined_unnamed:
    '{count, plural, one {<who>{name}</who> joined your board} other {<who>{name}</who> joined your board}}',
  board_join_requested:
    '{count, plural, one {<who>{name}</who> asks to join {board}} other {<who>{name}</who> asks to join {board}}}',
  board_join_requested_unnamed:
    '{count, plural, one {<who>{name}</who> asks to join your board} other {<who>{name}</who> asks to join your board}}',
  board_request_accepted:
    '{count, plural, one {<who>{name}</who> let you join {board}} other {<who>{name}</who> let you join {board}}}',
  board_request_accepted_unnamed:
    '{count, plural, one {<who>{name}</who> let you join a board} other {<who>{name}</who> let you join a board}}',
  draft_failed: 'A scheduled Pin couldn’t be published. It’s still among your drafts.',
  drafts_ending: 'Drafts you haven’t touched for a while will soon be deleted.',
  site_failing: 'We can’t find the proof on a website you claimed. Put it back within a week to keep its mark.',
  site_lost: 'A website you claimed has lost its mark, because the proof is gone.',
  feed_paused: 'A feed of your website has been paused. Check its address and board.',
  merchant_approved: 'Your business is now a verified merchant.',
  merchant_declined: 'Your application to become a verified merchant was declined. See why.',
  merchant_withdrawn: 'Your business is no longer a verified merchant. See why.',
  access_requested: '<who>{name}</who> asks for access to {business}',
  access_request_granted: '<who>{name}</who> let you in: you can act for them now',
  access_request_declined: '<who>{name}</who> declined your request for access',
  access_invited: '<who>{name}</who> invited you to act for them',
  access_accepted: '<who>{name}</who> accepted your invitation and can act for you now',
  access_granted_to: '<who>{name}</who> let {business} in',
  access_declined_to: '<who>{name}</who> declined the request of {business} for access',
  access_invitation_of: '<who>{name}</who> invited {business} to act for them',
  access_accepted_of: '<who>{name}</who> accepted the invitation of {business}',
  access_assigned: '<who>{name}</who> from the Pinfold team can act for you now',
  access_assigned_to: '<who>{name}</who> from the Pinfold team can act for {business} now',
  report_acted: 'We acted on something you reported. Thank you.',
  report_dismissed: 'We looked at something you reported. It doesn’t break our rules.',
  decision_made: 'We decided something about you or what you posted. See why, and how to appeal.',
  appeal_granted: 'Your appeal was granted.',
  appeal_refused: 'Your appeal was refused. See why.',
  takedown_removed: 'Something you posted was removed by law. See what it is, and how to object.',
  takedown_restored: 'Something of yours that was removed by law shows again.',
  takedown_kept: 'Something of yours stays removed, because whoever asked for it went to court.',
  price_drop: '<who>{name}</who> costs less now',
  price_drop_unnamed: 'Something you saved costs less now',
})
