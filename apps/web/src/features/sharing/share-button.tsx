import { Share2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useLoginPrompt } from '../accounts/login-prompt.tsx'
import type { PromptReason } from '../accounts/prompt-headings.ts'
import { openShare } from './share-store.ts'
import type { ShareTarget } from './share-target.ts'

interface ShareButtonProps {
  readonly target: ShareTarget
  readonly label?: string
  readonly kind?: 'plain' | 'filled'
  /** VR-06: asked of visitors before the menu opens; without it they get the ways that need no account. */
  readonly prompt?: PromptReason
}

/** Opens the share menu beside it; a sheet on phones. */
export function ShareButton({ target, label = 'Share', kind = 'plain', prompt }: ShareButtonProps) {
  const ask = useLoginPrompt()
  return (
    <IconButton
      label={label}
      icon={<Share2 size={24} aria-hidden="true" />}
      kind={kind}
      aria-haspopup="dialog"
      data-share-profile={target.kind === 'profile' || undefined}
      onClick={({ currentTarget }) => {
        const open = () => openShare(target, currentTarget.isConnected ? currentTarget : null)
        if (prompt === undefined) open()
        else ask(prompt, open)
      }}
    />
  )
}
