import type { NewsKind } from '@pinfold/contract'
import { notificationSettingsWords } from './notification-settings.words.ts'

/** What can be muted, as the settings list it. */
export const newsGroups = (): readonly {
  readonly heading: string
  readonly kinds: readonly (readonly [NewsKind, string])[]
}[] => [
  {
    heading: notificationSettingsWords.yourPins,
    kinds: [
      ['pin_saved', notificationSettingsWords.pinSaved],
      ['pin_reacted', notificationSettingsWords.pinReacted],
      ['pin_tried', notificationSettingsWords.pinTried],
      ['pin_mention', notificationSettingsWords.pinMention],
      ['draft_failed', notificationSettingsWords.draftFailed],
      ['drafts_ending', notificationSettingsWords.draftsEnding],
      ['price_drop', notificationSettingsWords.priceDrop],
    ],
  },
  {
    heading: notificationSettingsWords.comments,
    kinds: [
      ['comment', notificationSettingsWords.comment],
      ['comment_reply', notificationSettingsWords.commentReply],
      ['comment_mention', notificationSettingsWords.commentMention],
      ['comment_liked', notificationSettingsWords.commentLiked],
    ],
  },
  {
    heading: notificationSettingsWords.people,
    kinds: [
      ['followed', notificationSettingsWords.followed],
      ['follow_requested', notificationSettingsWords.followRequested],
      ['follow_approved', notificationSettingsWords.followApproved],
    ],
  },
  {
    heading: notificationSettingsWords.boards,
    kinds: [
      ['board_followed', notificationSettingsWords.boardFollowed],
      ['board_invited', notificationSettingsWords.boardInvited],
      ['board_joined', notificationSettingsWords.boardJoined],
      ['board_join_requested', notificationSettingsWords.boardJoinRequested],
      ['board_request_accepted', notificationSettingsWords.boardRequestAccepted],
    ],
  },
  {
    heading: notificationSettingsWords.business,
    kinds: [
      ['site_failing', notificationSettingsWords.siteFailing],
      ['site_lost', notificationSettingsWords.siteLost],
      ['feed_paused', notificationSettingsWords.feedPaused],
      ['merchant_approved', notificationSettingsWords.merchantApproved],
      ['merchant_declined', notificationSettingsWords.merchantDeclined],
      ['merchant_withdrawn', notificationSettingsWords.merchantWithdrawn],
      ['access_requested', notificationSettingsWords.accessRequested],
      ['access_request_granted', notificationSettingsWords.accessRequestGranted],
      ['access_request_declined', notificationSettingsWords.accessRequestDeclined],
      ['access_invited', notificationSettingsWords.accessInvited],
      ['access_accepted', notificationSettingsWords.accessAccepted],
      ['access_assigned', notificationSettingsWords.accessAssigned],
    ],
  },
  {
    heading: notificationSettingsWords.reports,
    kinds: [
      ['report_acted', notificationSettingsWords.reportActed],
      ['report_dismissed', notificationSettingsWords.reportDismissed],
      ['decision_made', notificationSettingsWords.decisionMade],
      ['appeal_granted', notificationSettingsWords.appealGranted],
      ['appeal_refused', notificationSettingsWords.appealRefused],
      ['takedown_removed', notificationSettingsWords.takedownRemoved],
      ['takedown_restored', notificationSettingsWords.takedownRestored],
      ['takedown_kept', notificationSettingsWords.takedownKept],
    ],
  },
]
