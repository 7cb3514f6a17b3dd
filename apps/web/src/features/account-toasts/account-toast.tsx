import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMember } from '../../api/viewer.ts'
import { showToast } from '../../ui/toast-store.ts'
import { takeLeftAccount } from '../../entities/viewer/accounts/left-account.ts'
import { accountNewsOf, accountToastText, withoutAccountNews } from './account-toast-text.ts'

/** The entry of the history whose news were told last. */
let toldIn = ''

/** Tells the news of the address once, and takes them out of it. */
export function AccountToast() {
  const { pathname, search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  const currentName = useMember()?.fullName ?? null
  useEffect(() => {
    const news = accountNewsOf(`${pathname}${search}`)
    if (!news || toldIn === `${key}${search}`) return
    toldIn = `${key}${search}`
    const left = takeLeftAccount()
    const isOfLeft = news.message === 'account_deactivated'
    showToast({ text: accountToastText(news, isOfLeft ? (left ?? currentName) : currentName) })
    const rest = { pathname, search: withoutAccountNews(search), hash }
    void navigate(rest, { replace: true, preventScrollReset: true, state })
  }, [pathname, search, hash, state, key, navigate, currentName])
  return null
}
