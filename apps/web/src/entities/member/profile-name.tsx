import type { User } from '@pinfold/contract'
import { classNames } from '../../ui/class-names.ts'
import styles from './profile-name.module.css'
import { hasLongWord } from './profile-words.ts'
import { VerifiedMarks } from './verified-marks.tsx'

/** A member's name as the page's heading, in its own direction; a long word breaks anywhere on phones (VR-14). */
export function ProfileName({ user }: { readonly user: User }) {
  return (
    <h1 className={classNames(styles['name'], hasLongWord(user.full_name) && styles['breaks'])} dir="auto">
      {user.full_name}
      <VerifiedMarks user={user} />
    </h1>
  )
}
