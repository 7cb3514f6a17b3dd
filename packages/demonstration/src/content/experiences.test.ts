import { adminMakeExperience } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { demoExperiences } from './experiences.ts'

test.each(demoExperiences.map((each) => [each.name, each] as const))(
  '%s says all of it in every language',
  (_, each) => {
    const wish = { ...each, starts_at: '2026-12-01T09:00:00Z', reason: 'A try' }
    expect(adminMakeExperience.options.safeParse(wish).error).toBeUndefined()
    const texts = each.texts as Readonly<Record<string, object>>
    expect(Object.keys(texts).toSorted()).toEqual(['de', 'en', 'es', 'fr', 'id', 'it', 'ja', 'pt', 'sv'])
    for (const said of Object.values(texts)) {
      expect(Object.keys(said)).toEqual(Object.keys(texts['en'] ?? {}))
      expect(Object.values(said)).not.toContain('')
    }
  },
)
