import type { OptionsInput, adminMakeExperience } from '@pinfold/contract'

/** What an editor sends: a banner for everybody, from long ago on. */
export const wish = (given: Partial<OptionsInput<typeof adminMakeExperience>> = {}) => ({
  name: 'A try',
  placement_id: 'web_banner' as const,
  type: 'banner' as const,
  texts: { en: { text: 'Look at this' } },
  audience: 'everybody' as const,
  starts_at: '2026-01-01T00:00:00Z',
  reason: 'People should know',
  ...given,
})
