import { z } from 'zod'
import { limits } from '../limits.ts'
import { command, query, resource } from '../wire/endpoint.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const state = z
  .string()
  .min(1)
  .max(limits.userState.longestName)
  .regex(/^[\w.:-]+$/, { error: () => wrongOptionWords.stateLetters })

/** What the pages remember of a member between devices, by name: that a tip was seen, how a list is shown. */
export const userStateResource = resource('UserState', {
  get: query({
    summary: 'What was remembered, by name; all of it where no name is given.',
    facts: { token: 'user', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: what pages remember of the viewer',
    access: 'member',
    options: z.object({ state: state.optional() }),
    reply: z.record(z.string(), z.string()),
  }),
  create: command({
    summary: 'Remember a value, in place of the one before.',
    facts: { token: 'user', acting: 'nobody', mayHide: false, rate: 'none: notes' },
    noRow: 'own account: what pages remember of the viewer',
    options: z.object({
      state,
      value: z
        .union([z.string(), z.number(), z.boolean()])
        .transform(String)
        .pipe(z.string().max(limits.userState.longestValue)),
    }),
    reply: z.object({ state: z.string(), value: z.string() }),
  }),
})
