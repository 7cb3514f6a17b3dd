import { afterEach, expect, test, vi } from 'vitest'
import { sayDeclined, sayJoined } from '../../entities/board/invitations/answer-invite.ts'
import { teachOnce } from '../../entities/viewer/remembered/teach-once.ts'
import { showToast } from '../../ui/toast-store.ts'
import { chooseCookies } from './choose-cookies.ts'

vi.mock('../../ui/toast-store.ts', () => ({ showToast: vi.fn() }))
vi.mock('../../api/client.ts', () => ({ call: () => Promise.resolve({ data: {} }) }))
vi.mock('../../entities/viewer/remembered/remembered.ts', () => ({
  remembered: () => Promise.resolve(undefined),
  remember: () => Promise.resolve(),
}))
vi.mock('../../api/consent.ts', () => ({ noteConsent: () => undefined }))

// No page whose focus would go on.
vi.stubGlobal('requestAnimationFrame', () => 0)
afterEach(() => vi.mocked(showToast).mockClear())
const shownFor = () => vi.mocked(showToast).mock.calls.map(([toast]) => toast.shownFor)

test('BC-02 toasts show for so long: those that teach 5,000 ms, about cookies 3,000, about invitations 5,000', async () => {
  await teachOnce('a-state', 'Something useful')
  const all = { allow_analytic_cookies: true, allow_marketing_cookies: true, allow_personalization_cookies: true }
  await chooseCookies('7', all, 'banner')
  sayJoined()
  sayDeclined()
  expect(shownFor()).toEqual([5000, 3000, 5000, 5000])
})
