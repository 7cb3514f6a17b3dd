import type { SwitchableAccount } from '@pinfold/contract'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { CodeField } from '../../entities/viewer/log-in/second-factor-form.tsx'
import { switchTo } from '../../entities/viewer/accounts/switch-to.ts'
import { accountDialogWords } from './account-dialogs.words.ts'

interface CodeDialogProps {
  readonly account: Pick<SwitchableAccount, 'id' | 'full_name'>
  readonly landing: string
  readonly onClose: () => void
}

/** AC-05: a link stands for the password, so what is left is the code. */
export function CodeDialog({ account, landing, onClose }: CodeDialogProps) {
  return (
    <DialogForm
      heading={accountDialogWords.switchNamed({ name: account.full_name })}
      fields={['code']}
      submitLabel={accountDialogWords.switch}
      onClose={onClose}
      send={(values) => switchTo(account, landing, values.text('code'))}
    >
      {(errors) => (
        <>
          <p>{accountDialogWords.codeLead}</p>
          <CodeField error={errors['code']} isFocused />
        </>
      )}
    </DialogForm>
  )
}
