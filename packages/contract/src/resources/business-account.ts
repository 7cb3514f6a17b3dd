import { z } from 'zod'
import { businessTypes } from '../entities/user.ts'
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
      business_type: z.enum(businessTypes).optional(),
    }),
    reply: viewer,
  }),
  delete: command({
    summary: "Make the viewer's business account a personal one again; what others see of the business goes.",
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: less' },
    noRow: 'own account: names nobody but the viewer',
    options: z.object({}),
    reply: viewer,
  }),
})
