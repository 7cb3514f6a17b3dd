import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import type { CallGroup, ListedCall } from './api-document.ts'
import styles from './call-list.module.css'
import { referenceWords as words } from './api-reference.words.ts'

interface CallListProps {
  readonly groups: readonly CallGroup[]
  readonly chosen: string
}

/** All calls by their groups, beside what is shown of one. */
export function CallList({ groups, chosen }: CallListProps) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && shown) bringIntoView(list.current, shown)
  }, [chosen])
  return (
    <nav ref={list} className={styles['list']} aria-label={words.calls}>
      {groups.length === 0 && <p className={styles['none']}>{words.none}</p>}
      {groups.map(({ name, calls }) => (
        <section key={name}>
          <h2 className={styles['group']}>{name}</h2>
          <CallLinks calls={calls} chosen={chosen} />
        </section>
      ))}
    </nav>
  )
}

/** Scrolls the list alone, and only where the link is out of sight. */
function bringIntoView(list: HTMLElement, link: HTMLElement): void {
  const [around, own] = [list.getBoundingClientRect(), link.getBoundingClientRect()]
  if (own.top < around.top || own.bottom > around.bottom) list.scrollTop += own.top - around.top - list.clientHeight / 2
}

/** Links to calls, each with its method. */
export function CallLinks({ calls, chosen = '' }: { readonly calls: readonly ListedCall[]; readonly chosen?: string }) {
  return (
    <ul>
      {calls.map(({ id, method, summary }) => (
        <li key={id}>
          <Link
            className={styles['call']}
            to={links.apiCall(id)}
            aria-current={id === chosen ? 'page' : undefined}
            data-method={method}
          >
            <span className={styles['method']}>{method}</span>
            <span>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
