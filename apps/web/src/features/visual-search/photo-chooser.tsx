import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './photo-chooser.module.css'

interface PhotoChoice {
  readonly label: string
  readonly icon: ReactNode
  /** Opens the camera of a phone; only shown where there may be one. */
  readonly isCamera?: true
}

interface PhotoChooserProps {
  readonly choices: readonly PhotoChoice[]
  readonly onFile: (file: File) => void
  readonly size: 40 | 48
  readonly kind: 'primary' | 'secondary'
}

/** Buttons that bring a picture in. */
export function PhotoChooser({ choices, onFile, size, kind }: PhotoChooserProps) {
  return (
    <div className={styles['choices']}>
      {choices.map((choice, at) => (
        <OneChoice
          key={choice.isCamera ? 'camera' : 'file'}
          {...{ choice, onFile, size }}
          kind={at === 0 ? kind : 'secondary'}
        />
      ))}
    </div>
  )
}

interface OneChoiceProps extends Pick<PhotoChooserProps, 'onFile' | 'size' | 'kind'> {
  readonly choice: PhotoChoice
}

function OneChoice({ choice: { label, icon, isCamera }, onFile, size, kind }: OneChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={styles['choice']} data-camera={isCamera}>
      <Button kind={kind} size={size} icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/*"
        aria-label={label}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </span>
  )
}
