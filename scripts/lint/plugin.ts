import { askedUnderTheLock } from './asked-under-the-lock.ts'
import { commentsStandAlone } from './comments-stand-alone.ts'
import { noRawLinks } from './no-raw-links.ts'
import { noSingleLooks } from './no-single-looks.ts'
import { noTimedWaits } from './no-timed-waits.ts'
import { synchronousPolicies } from './synchronous-policies.ts'
import { refusalsFromCatalogues, textsFromCatalogues } from './texts-from-catalogues.ts'
import { writtenByWriters } from './written-by-writers.ts'

/** Our own rules, loaded by oxlint; it takes the default export. */
export default {
  meta: { name: 'pinfold' },
  rules: {
    'asked-under-the-lock': askedUnderTheLock,
    'comments-stand-alone': commentsStandAlone,
    'no-raw-links': noRawLinks,
    'no-single-looks': noSingleLooks,
    'no-timed-waits': noTimedWaits,
    'refusals-from-catalogues': refusalsFromCatalogues,
    'synchronous-policies': synchronousPolicies,
    'texts-from-catalogues': textsFromCatalogues,
    'written-by-writers': writtenByWriters,
  },
}
