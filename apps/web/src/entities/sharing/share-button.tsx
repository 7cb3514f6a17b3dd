import { Share2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useLoginPrompt } from '../viewer/log-in/login-prompt.ts'
import { openShare } from './share-store.ts'
import { sharePrompts, type ShareTarget } from './share-target.ts'
import { shareTargetWords } from './share-target.words.ts'

interface ShareButtonProps {
  readonly target: ShareTarget
  readonly label?: string
  readonly kind?: 'plain' | 'filled'
}

/** Opens the share menu beside it; a sheet on phones. VR-06: visitors log in first. */
export function ShareButton({ target, label = shareTargetWords.share, kind = 'plain' }: ShareButtonProps) {
  const ask = useLoginPrompt()
  return (
    <IconButton
      label={label}
      icon={<Share2 size={24} aria-hidden="true" />}
      kind={kind}
      aria-haspopup="dialog"
      data-share-profile={target.kind === 'profile' || undefined}
      onClick={({ currentTarget }) => {
        ask(sharePrompts[target.kind], () => openShare(target, currentTarget.isConnected ? currentTarget : null))
      }}
    />
  )
}
