import type { PinSortOrder } from '@pinfold/contract'
import { Link } from 'react-router'
import styles from '../../entities/board/place/board-page.module.css'
import { orderSearch, pinOrders } from './pin-orders.ts'
import { pinOrderWords } from './pin-orders.words.ts'

/** BO-01: the order of the pins for visitors; links alone, which also work before any script. */
export function OrderLinks({ sort }: { readonly sort: PinSortOrder }) {
  return (
    <nav className={styles['orders']} aria-label={pinOrderWords.sortBy}>
      {pinOrders().map(({ id, label }) => (
        <Link
          key={id}
          to={{ search: orderSearch(id) }}
          aria-current={id === sort || undefined}
          rel="nofollow"
          replace
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
