import { afterEach, expect, test, vi } from 'vitest'
import { sayDeclined, sayJoined } from '../../entities/board/invitations/answer-invite.ts'
import { teachOnce } from '../../entities/viewer/remembered/teach-once.ts'
import { dismissToast, readToasts } from '../../ui/toast-store.ts'
import { chooseCookies } from './choose-cookies.ts'

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.unstubAllGlobals()
})

test('BC-02 toasts show for so long: those that teach 5,000 ms, about cookies 3,000, about invitations 5,000', async () => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en-US' } })
  // No page whose focus would go on.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ resource_response: { status: 'success', data: {} } })))
  await teachOnce('a-state', 'Something useful')
  const all = { allow_analytic_cookies: true, allow_marketing_cookies: true, allow_personalization_cookies: true }
  expect(await chooseCookies('7', all, 'banner')).toBe(true)
  sayJoined()
  sayDeclined()
  expect(readToasts().map(({ shownFor }) => shownFor)).toEqual([5000, 3000, 5000, 5000])
})
