import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import styles from './back-button.module.css'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { actionWords } from './action.words.ts'

/** The router counts its entries of this visit in the history's state. */
const isFirstEntry = () => ((history.state as { idx?: number } | null)?.idx ?? 0) === 0
// The router renders after every move; the history itself tells nobody.
const subscribeToNothing = () => () => undefined

interface BackButtonProps {
  readonly className?: string | undefined
  /** Stands there on the first page of a visit. */
  readonly instead?: ReactNode
}

/**
 * Back to the page before; unseen on the first page of a visit. The server cannot know which it is, so the document says
 * it, also on pages whose application is held.
 */
export function BackButton({ className, instead = null }: BackButtonProps) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isFirst = useSyncExternalStore(subscribeToNothing, isFirstEntry, () => true)
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-has-way-back', !isFirstEntry())
  }, [key])
  return (
    <>
      <IconButton
        className={classNames(styles['back'], className)}
        label={actionWords.back}
        icon={<ArrowLeft size={20} />}
        kind="floating"
        tooltip="none"
        onClick={() => void navigate(-1)}
        data-way-back={instead === null ? 'only' : 'or-else'}
      />
      {isFirst && instead}
    </>
  )
}
