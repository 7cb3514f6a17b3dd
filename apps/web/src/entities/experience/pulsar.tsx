import { classNames } from '../../ui/class-names.ts'
import styles from './pulsar.module.css'

/** Rings that draw the eye to something; they say nothing to those who listen, and stand still where motion is unwanted. */
export function Pulsar({ className }: { readonly className?: string | undefined }) {
  return <span className={classNames(styles['pulsar'], className)} aria-hidden="true" data-pulsar />
}
