import { useState } from 'react'
import { openCookieSettings, useConsent } from '../../../api/consent.ts'
import { useRootData } from '../../../api/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './cookie-banner.module.css'

const everything = (isAllowed: boolean) => ({
  allow_analytic_cookies: isAllowed,
  allow_marketing_cookies: isAllowed,
  allow_personalization_cookies: isAllowed,
})

/** ST-22: asks people who have not chosen yet. It lies over the page, so nothing moves when it goes. */
export function CookieBanner() {
  const viewer = useRootData()?.viewer
  const consent = useConsent()
  const [pressed, setPressed] = useState<'accept' | 'reject' | null>(null)
  if (!viewer || consent !== null || viewer.viewerType === 'bot') return null
  const choose = async (choice: 'accept' | 'reject') => {
    setPressed(choice)
    const { chooseCookies } = await import('./choose-cookies.ts')
    await chooseCookies(viewer.id, everything(choice === 'accept'), 'cookie_banner')
    setPressed(null)
  }
  return (
    <section
      data-cookie-banner
      className={classNames(styles['banner'], viewer.isAuth && styles['forMember'])}
      aria-label="Cookies"
    >
      <p className={styles['text']}>
        Pinfold needs a few cookies to work. May we also use some to count what is used, to fit ads, and to remember
        what you looked for?
      </p>
      <div className={styles['buttons']}>
        <Button isBusy={pressed === 'accept'} onClick={() => void choose('accept')}>
          Accept all
        </Button>
        <Button isBusy={pressed === 'reject'} onClick={() => void choose('reject')}>
          Reject all
        </Button>
        <Button kind="tertiary" onClick={openCookieSettings}>
          Let me choose
        </Button>
      </div>
    </section>
  )
}
