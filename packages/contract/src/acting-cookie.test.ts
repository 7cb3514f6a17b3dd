import { expect, test } from 'vitest'
import { isPersonalPage, readActing, writeActing } from './acting-cookie.ts'

test('ST-30 whom a browser acts for survives being kept, and nothing else is read for it', () => {
  const choice = { memberId: '12', subjectId: '9223372036854775807' }
  expect(readActing(writeActing(choice))).toEqual(choice)
  for (const text of [undefined, '', '12', '12.', '.34', '12.34.56', 'a.b', '12.34 ', '-1.2'])
    expect(readActing(text), String(text)).toBeNull()
})

test('RP-08 pages about oneself are nobody else’s, whomever one acts for', () => {
  for (const path of ['/settings', '/settings/security/', '/settings.data', '/conversation/5', '/business/access/'])
    expect(isPersonalPage(path), path).toBe(true)
  for (const path of ['/', '/ana/', '/settingsfan/', '/ana/settings/', '/pin/5/'])
    expect(isPersonalPage(path), path).toBe(false)
})
