import { memberRoutes } from '@pinfold/contract'
import { Building2, Link2, LogIn, UserRoundPlus } from 'lucide-react'
import { DoorWords } from '../../ui/door-words.tsx'
import styles from '../../ui/doors.module.css'
import { Modal } from '../../ui/modal.tsx'
import { openAccountDialog } from '../../entities/viewer/accounts/account-dialog-store.ts'

/** The ways to another account beside the current one. */
export function AddAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const beside = { next: `${location.pathname}${location.search}`, multiple_accounts: true }
  return (
    <Modal heading="Add account" isOpen onClose={onClose} width={480}>
      <ul className={styles['doors']}>
        <li>
          <a className={styles['entry']} href={memberRoutes.login.build({}, beside)}>
            <DoorWords icon={<LogIn size={24} />} label="Log in to an account" text="This one stays logged in here." />
          </a>
        </li>
        <li>
          <a className={styles['entry']} href={memberRoutes.signup.build({}, beside)}>
            <DoorWords icon={<UserRoundPlus size={24} />} label="Create an account" text="With its own email." />
          </a>
        </li>
        <li>
          <button type="button" className={styles['entry']} onClick={() => openAccountDialog({ kind: 'business' })}>
            <DoorWords
              icon={<Building2 size={24} />}
              label="Create a business account"
              text="Linked to this one, so you can switch without a password."
            />
          </button>
        </li>
        <li>
          <button type="button" className={styles['entry']} onClick={() => openAccountDialog({ kind: 'link' })}>
            <DoorWords icon={<Link2 size={24} />} label="Link a business account" text="One you already have." />
          </button>
        </li>
      </ul>
    </Modal>
  )
}
