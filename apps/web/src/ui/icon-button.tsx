import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

interface IconLook {
  /** Its name for everybody: read aloud, and shown as a tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly kind?: 'plain' | 'filled' | 'floating'
  readonly tooltip?: 'below' | 'above' | 'none'
}

export function IconButton({
  label,
  icon,
  kind = 'plain',
  tooltip = 'below',
  className,
  ...rest
}: IconLook & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles['button'], styles[kind], styles[tooltip], className)}
      data-tooltip={label}
    >
      {icon}
    </button>
  )
}
