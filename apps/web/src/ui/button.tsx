import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

interface ButtonLook {
  readonly kind?: 'primary' | 'secondary' | 'tertiary' | 'danger'
  /** Pixels high. */
  readonly size?: 48 | 40 | 32
  readonly isWide?: boolean
  readonly icon?: ReactNode
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Keeps the width, shows that work goes on, and takes no second press. */
  readonly isBusy?: boolean
}

function lookOf({ kind = 'secondary', size = 40, isWide }: ButtonLook, className?: string): string {
  return classNames(styles['button'], styles[kind], styles[`size${size}`], isWide && styles['wide'], className)
}

export function Button({
  kind,
  size,
  isWide,
  icon,
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = lookOf({ ...(kind && { kind }), ...(size && { size }), ...(isWide && { isWide }) }, className)
  return (
    <button
      type="button"
      {...rest}
      className={look}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles['content']}>
        {icon}
        {children}
      </span>
      {isBusy && <span className={styles['spinner']} />}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({ kind, size, isWide, icon, className, children, ...rest }: ButtonLook & LinkProps) {
  const look = lookOf({ ...(kind && { kind }), ...(size && { size }), ...(isWide && { isWide }) }, className)
  return (
    <Link {...rest} className={look}>
      <span className={styles['content']}>
        {icon}
        {children}
      </span>
    </Link>
  )
}
