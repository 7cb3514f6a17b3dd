import { defineWords } from '@pinfold/words'

/** What profiles and cards say of a member. */
export const memberWords = defineWords('member', {
  verified: 'Verified',
  verifiedMerchant: 'Verified merchant',
  monthlyViews: '{count, plural, one {{shown} monthly view} other {{shown} monthly views}}',
  monthlyViewsAtLeast: '{count, plural, one {{shown}+ monthly views} other {{shown}+ monthly views}}',
})
