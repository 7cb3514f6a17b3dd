import { memberRoutes } from '@pinfold/contract'
import { Building2, Link2, LogIn, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Modal } from '../../../ui/modal.tsx'
import { openAccountDialog } from './account-dialog-store.ts'
import styles from './add-account-dialog.module.css'

/** The ways to another account beside the current one. */
export function AddAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const beside = { next: `${location.pathname}${location.search}`, multiple_accounts: true }
  return (
    <Modal heading="Add account" isOpen onClose={onClose} width={480}>
      <ul className={styles['ways']}>
        <li>
          <a className={styles['way']} href={memberRoutes.login.build({}, beside)}>
            <Way icon={<LogIn size={24} />} label="Log in to an account" text="This one stays logged in here." />
          </a>
        </li>
        <li>
          <a className={styles['way']} href={memberRoutes.signup.build({}, beside)}>
            <Way icon={<UserRoundPlus size={24} />} label="Create an account" text="With an email of its own." />
          </a>
        </li>
        <li>
          <button type="button" className={styles['way']} onClick={() => openAccountDialog({ kind: 'business' })}>
            <Way
              icon={<Building2 size={24} />}
              label="Create a business account"
              text="Linked to this one, so you can switch without a password."
            />
          </button>
        </li>
        <li>
          <button type="button" className={styles['way']} onClick={() => openAccountDialog({ kind: 'link' })}>
            <Way icon={<Link2 size={24} />} label="Link a business account" text="One that you have already." />
          </button>
        </li>
      </ul>
    </Modal>
  )
}

interface WayProps {
  readonly icon: ReactNode
  readonly label: string
  readonly text: string
}

function Way({ icon, label, text }: WayProps) {
  return (
    <>
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      <span className={styles['label']}>{label}</span>
      <span className={styles['text']}>{text}</span>
    </>
  )
}
