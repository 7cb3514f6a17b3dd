import type { User } from '@pinfold/contract'
import { BadgeCheck } from 'lucide-react'
import styles from './verified-marks.module.css'
import { memberWords } from './member.words.ts'

/** A sign that something was checked. */
export function VerifiedMark({ label, size }: { readonly label: string; readonly size: 16 | 28 }) {
  return (
    <span className={styles['mark']} role="img" aria-label={label} title={label}>
      <BadgeCheck size={size} aria-hidden="true" />
    </span>
  )
}

/** PS-01: what of a member was checked, after their name. */
export function VerifiedMarks({ user }: { readonly user: Pick<User, 'is_verified_merchant' | 'verified_identity'> }) {
  return (
    <>
      {user.verified_identity?.verified === true && <VerifiedMark label={memberWords.verified} size={28} />}
      {user.is_verified_merchant === true && <VerifiedMark label={memberWords.verifiedMerchant} size={28} />}
    </>
  )
}
