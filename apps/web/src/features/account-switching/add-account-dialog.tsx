import { memberRoutes } from '@pinfold/contract'
import { Building2, Link2, LogIn, UserRoundPlus } from 'lucide-react'
import { DoorWords } from '../../ui/door-words.tsx'
import styles from '../../ui/doors.module.css'
import { Modal } from '../../ui/modal.tsx'
import { openAccountDialog } from '../../entities/viewer/accounts/account-dialog-store.ts'
import { accountDialogWords } from './account-dialogs.words.ts'

/** The ways to another account beside the current one. */
export function AddAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const beside = { next: `${location.pathname}${location.search}`, multiple_accounts: true }
  return (
    <Modal heading={accountDialogWords.addHeading} isOpen onClose={onClose} width={480}>
      <ul className={styles['doors']}>
        <li>
          <a className={styles['entry']} href={memberRoutes.login.build({}, beside)}>
            <DoorWords
              icon={<LogIn size={24} />}
              label={accountDialogWords.logIn}
              text={accountDialogWords.logInText}
            />
          </a>
        </li>
        <li>
          <a className={styles['entry']} href={memberRoutes.signup.build({}, beside)}>
            <DoorWords
              icon={<UserRoundPlus size={24} />}
              label={accountDialogWords.create}
              text={accountDialogWords.createText}
            />
          </a>
        </li>
        <li>
          <button type="button" className={styles['entry']} onClick={() => openAccountDialog({ kind: 'business' })}>
            <DoorWords
              icon={<Building2 size={24} />}
              label={accountDialogWords.createBusiness}
              text={accountDialogWords.createBusinessText}
            />
          </button>
        </li>
        <li>
          <button type="button" className={styles['entry']} onClick={() => openAccountDialog({ kind: 'link' })}>
            <DoorWords
              icon={<Link2 size={24} />}
              label={accountDialogWords.linkBusiness}
              text={accountDialogWords.linkBusinessText}
            />
          </button>
        </li>
      </ul>
    </Modal>
  )
}
