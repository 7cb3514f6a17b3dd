import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { IconButton } from './icon-button.tsx'

/** The router counts its entries of this visit in the history's state. */
const isFirstEntry = () => ((history.state as { idx?: number } | null)?.idx ?? 0) === 0
// The router renders after every move; the history itself tells nobody.
const subscribeToNothing = () => () => undefined

interface BackButtonProps {
  readonly className?: string | undefined
  /** Stands there on the first page of a visit. */
  readonly instead?: ReactNode
}

/** Back to the page before; not there on the first page of a visit, which the server cannot know. */
export function BackButton({ className, instead = null }: BackButtonProps) {
  const navigate = useNavigate()
  useLocation()
  const isFirst = useSyncExternalStore(subscribeToNothing, isFirstEntry, () => true)
  if (isFirst) return instead
  return (
    <IconButton
      className={className}
      label="Back"
      icon={<ArrowLeft size={20} />}
      kind="floating"
      tooltip="none"
      onClick={() => void navigate(-1)}
    />
  )
}
