import { useState } from 'react'
import { memberRoutes } from '@pinfold/contract'
import { useLocation } from 'react-router'
import { askedConsents, openCookieSettings, useConsent } from '../../api/consent.ts'
import { useRootData } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useNoticeTurn } from '../../ui/notice-turn.ts'
import { allowing } from './allowing.ts'
import styles from './cookie-banner.module.css'
import { cookieBannerWords } from './cookie-banner.words.ts'

/** Where people become members: whoever comes here is asked before, even where the browser looks like a machine's. */
const isEntrance = (path: string) => [memberRoutes.signup, memberRoutes.login].some((route) => route.parse(path))

/** ST-22: asks people who have not chosen yet. It has room of its own after the page's end, so nothing moves when it goes. */
export function CookieBanner() {
  const viewer = useRootData()?.viewer
  const consent = useConsent()
  const [pressed, setPressed] = useState<'accept' | 'reject' | null>(null)
  const { pathname } = useLocation()
  const isAsked = viewer && consent === null && (viewer.viewerType !== 'bot' || isEntrance(pathname))
  useNoticeTurn('cookies', isAsked === true)
  if (!viewer || !isAsked) return null
  const choose = async (choice: 'accept' | 'reject') => {
    setPressed(choice)
    const { chooseCookies } = await import('./choose-cookies.ts')
    await chooseCookies(viewer.id, allowing(choice === 'accept' ? askedConsents : []), 'cookie_banner')
    setPressed(null)
  }
  return (
    <section
      data-cookie-banner
      data-at-end
      className={classNames(styles['banner'], viewer.isAuth && styles['forMember'])}
      aria-label={cookieBannerWords.cookies}
    >
      <p className={styles['text']}>{cookieBannerWords.question}</p>
      <div className={styles['buttons']}>
        <Button isBusy={pressed === 'accept'} onClick={() => void choose('accept')}>
          {cookieBannerWords.acceptAll}
        </Button>
        <Button isBusy={pressed === 'reject'} onClick={() => void choose('reject')}>
          {cookieBannerWords.rejectAll}
        </Button>
        <Button kind="tertiary" onClick={openCookieSettings}>
          {cookieBannerWords.choose}
        </Button>
      </div>
    </section>
  )
}
