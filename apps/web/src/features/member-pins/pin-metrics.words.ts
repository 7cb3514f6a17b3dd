import { defineWords } from '@pinfold/words'

/** What came of a Pin, as its business reads it below the card. */
export const pinMetricsWords = defineWords('pin-metrics', {
  saves: '{count, plural, one {{shown} save} other {{shown} saves}}',
  comments: '{count, plural, one {{shown} comment} other {{shown} comments}}',
  reactions: '{count, plural, one {{shown} reaction} other {{shown} reactions}}',
  tried: '{count, plural, one {{shown} person tried it} other {{shown} people tried it}}',
})
