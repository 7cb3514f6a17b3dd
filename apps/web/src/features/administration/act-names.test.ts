import { actKinds } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { actChoices, actDone } from './act-names.ts'

test('each kind of act reads as words, and none as another', () => {
  const said = actKinds.map(actDone)
  expect(new Set(said).size).toBe(actKinds.length)
  for (const words of said) expect(words).toMatch(/^[A-Z][\p{L}’ -]+$/u)
  expect(actDone('something.else')).toBe('something.else')
  expect(
    actChoices()
      .map(([kind]) => kind)
      .toSorted(),
  ).toEqual([...actKinds].toSorted())
})
