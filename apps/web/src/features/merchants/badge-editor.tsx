import { badgePalette, isBadgeColor, type MerchantProfile, verifiedMerchantResource } from '@pinfold/contract'
import { useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { badgeName } from '../../entities/member/badge-name.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { cutColor, firstChoice, isChanged, mayChoose, selectionOf, toggled } from './badge-choice.ts'
import { BadgeList } from './badge-list.tsx'
import styles from './merchant-badges.module.css'
import { merchantBadgeWords as words } from './merchant-badges.words.ts'

interface BadgeEditorProps {
  readonly userId: string
  readonly merchant: MerchantProfile
  readonly onClose: () => void
  readonly onSaved: (merchant: MerchantProfile) => void
}

/** PS-21, ST-24, VR-12: which badges a merchant shows, and in which colour. */
export function BadgeEditor({ userId, merchant, onClose, onSaved }: BadgeEditorProps) {
  const before = firstChoice(merchant)
  const [choice, setChoice] = useState(before)
  const colorHelp = useId()
  const { errors, isBusy, formProps } = useForm({
    fields: ['color'],
    validate: (): Record<string, string> => (isBadgeColor(choice.color) ? {} : { color: words.wrongColor }),
    send: async () => {
      const selection = selectionOf(choice, merchant)
      if (selection === null) return
      const options = { userId, inspirational_badge_selection: selection }
      const { data } = await call(verifiedMerchantResource.update, options)
      onSaved(data)
      showToast({ text: words.saved })
    },
  })
  const paint = (color: string) => setChoice({ ...choice, color: cutColor(color) })
  return (
    <Modal heading={words.edit} isOpen onClose={onClose} hasUnsavedText={isChanged(before, choice)}>
      <form {...formProps} className={styles['form']} aria-label={words.edit}>
        <fieldset className={styles['group']}>
          <legend>{words.chooseBadges}</legend>
          <p className={styles['help']}>{words.chooseHelp}</p>
          {merchant.badge_details.map(({ id }) => (
            <Checkbox
              key={id}
              label={badgeName(id)}
              checked={choice.shown.includes(id)}
              disabled={!mayChoose(choice, id)}
              onChange={() => setChoice(toggled(choice, id))}
            />
          ))}
        </fieldset>
        <fieldset className={styles['group']} aria-describedby={colorHelp}>
          <legend>{words.color}</legend>
          <p className={styles['help']} id={colorHelp}>
            {words.colorHelp}
          </p>
          <div className={styles['palette']}>
            {badgePalette.map((color, at) => (
              <button
                key={color}
                type="button"
                className={styles['swatch']}
                style={{ backgroundColor: color }}
                aria-label={words.colorNumber({ number: String(at + 1) })}
                aria-pressed={choice.color.toLowerCase() === color}
                onClick={() => paint(color)}
              />
            ))}
          </div>
        </fieldset>
        <TextField
          label={words.customColor}
          name="color"
          value={choice.color}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          onChange={(event) => paint(event.target.value)}
          error={errors['color']}
        />
        {isBadgeColor(choice.color) && choice.shown.length > 0 && (
          <div>
            <p className={styles['help']}>{words.preview}</p>
            <BadgeList label={words.preview} badges={choice.shown} color={choice.color} />
          </div>
        )}
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{actionWords.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy} disabled={!isChanged(before, choice)}>
            {actionWords.save}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
