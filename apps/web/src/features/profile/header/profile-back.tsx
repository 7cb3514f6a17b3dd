import { ArrowLeft } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { links } from '../../../api/links.ts'
import { useMember } from '../../../api/viewer.ts'
import { BackButton } from '../../../ui/back-button.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { PreviousPageLink } from '../../../entities/visits/previous-page-link.tsx'
import styles from './profile-back.module.css'
import { isLedFromOutside } from './traffic-source.ts'
import { profileWords } from '../profile.words.ts'

const never = () => () => undefined
const isOutside = () =>
  isLedFromOutside({ referrer: document.referrer, search: location.search, origin: location.origin })

/**
 * PS-20: back to the page before. Whoever a link somewhere else led here has none on this site; members among them
 * get the way to their home feed instead.
 */
export function ProfileBack() {
  const member = useMember()
  const isLed = useSyncExternalStore(never, isOutside, () => false)
  return (
    <BackButton
      instead={
        member && isLed ? (
          <LinkButton className={styles['home']} to={links.home()} icon={<ArrowLeft size={20} aria-hidden="true" />}>
            {profileWords.forYou}
          </LinkButton>
        ) : (
          <PreviousPageLink />
        )
      }
    />
  )
}
