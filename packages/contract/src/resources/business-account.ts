import { z } from 'zod'
import { viewer } from '../entities/viewer.ts'
import { limits } from '../limits.ts'
import { command, resource } from '../wire/endpoint.ts'
import { requiredText } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

/** A member's account as that of a business. */
export const businessAccountResource = resource('BusinessAccount', {
  create: command({
    summary: "Make the viewer's account a business account under the name of the business.",
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'change' },
    noRow: 'own account: names nobody but the viewer',
    options: z.object({
      business_name: requiredText(limits.fullName.longest, () => wrongOptionWords.enterBusinessName),
    }),
    reply: viewer,
  }),
})
