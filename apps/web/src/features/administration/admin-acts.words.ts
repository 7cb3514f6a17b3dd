import { defineWords } from '@pinfold/words'

/** What each kind of act did, behind the name of whoever did it; in English only. `act-names.ts` does not compile without a kind. */
export const adminActsWords = defineWords(
  'admin-acts',
  {
    'announcement.changed': 'Changed an announcement',
    'announcement.withdrawn': 'Withdrew an announcement',
    'announcement.written': 'Wrote an announcement',
    'article.changed': 'Changed an article',
    'article.published': 'Published an article',
    'article.withdrawn': 'Withdrew an article',
    'article.written': 'Wrote an article',
    'block.lifted': 'Lifted an entry of the blocklist',
    'block.written': 'Wrote an entry of the blocklist',
    'invitation.made': 'Made an invitation link',
    'invitation.withdrawn': 'Withdrew an invitation link',
    'measure.undone': 'Undid an automatic measure',
    'merchant.declined': 'Declined a merchant’s application',
    'merchant.granted': 'Verified a merchant',
    'merchant.withdrawn': 'Withdrew a merchant’s verification',
    'password.drawn': 'Drew a new password for a member',
    'picture.judged': 'Judged a picture',
    'role.granted': 'Gave somebody a role',
    'role.revoked': 'Took a role from somebody',
    'sign-up.changed': 'Changed who may sign up',
    'takedown.accepted': 'Granted a takedown',
    'takedown.kept-removed': 'Kept something removed that went to court',
    'takedown.refused': 'Refused a takedown',
    'topic.changed': 'Changed a topic',
    'topic.made': 'Made a topic',
  },
  { languages: ['en'] },
)
