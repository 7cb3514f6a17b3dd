import { z } from 'zod'
import { pushSubscription } from '../entities/push-subscription.ts'
import { limits } from '../limits.ts'
import { command, query, resource } from '../wire/endpoint.ts'
import { id } from '../wire/scalars.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

/** Bytes as browsers write them: base64 for addresses. */
const bytes = (count: number) =>
  z
    .string()
    .max(200)
    .transform((text) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
    .refine((text) => /^[\w-]+$/.test(text) && Math.floor((text.length * 3) / 4) === count, {
      error: () => wrongOptionWords.exactBytes({ count: String(count) }),
    })

/** Browsers that news are pushed to. */
export const pushSubscriptionsResource = resource('PushSubscriptions', {
  get: query({
    summary: 'The key with which this server signs what it pushes, and the browsers it pushes to.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: browsers that the viewer’s news are pushed to',
    access: 'member',
    options: z.object({}),
    reply: z.object({
      /** For `applicationServerKey`: a point on P-256, 65 bytes in base64 for addresses. */
      public_key: z.string(),
      subscriptions: z.array(pushSubscription),
    }),
  }),
})

/** One browser that news are pushed to: the browser of the session that asks. */
export const pushSubscriptionResource = resource('PushSubscription', {
  create: command({
    summary: 'Push news to this browser from now on. What a session named before, this replaces.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: notes' },
    noRow: 'own account: the browser of the viewer’s session',
    options: z.object({
      endpoint: z.url({ protocol: /^https?$/ }).max(limits.push.longestEndpoint),
      p256dh: bytes(65),
      auth: bytes(16),
    }),
    reply: pushSubscription,
  }),
  delete: command({
    summary: 'Push no more news to a browser.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: less' },
    noRow: 'own account: a browser of the viewer’s; tried in test/notifications',
    options: z.object({ push_subscription_id: id }),
    reply: z.null(),
  }),
})
