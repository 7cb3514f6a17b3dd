import { expect, test } from 'vitest'
import { beginSession, currentSession, onSessionOver, tellSessionOver } from './session-over.ts'

test('AC-02 what was refused of an earlier session does not end the one that began since', () => {
  const heard: string[] = []
  const stop = onSessionOver(() => heard.push('over'))
  const asked = currentSession()
  tellSessionOver(asked)
  expect(heard).toEqual(['over'])
  beginSession()
  tellSessionOver(asked)
  expect(heard).toEqual(['over'])
  tellSessionOver(currentSession())
  expect(heard).toEqual(['over', 'over'])
  stop()
  tellSessionOver(currentSession())
  expect(heard).toHaveLength(2)
})
