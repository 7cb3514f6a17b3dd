import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { developerWords } from './developers.words.ts'
import styles from './code-example.module.css'

/** Puts a text on the clipboard, and says so until it changes. */
export function CopyButton({ heading, text }: { readonly heading: string; readonly text: string }) {
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
      announce(developerWords.copied)
    } catch {
      showToast({ text: developerWords.copyRefused })
    }
  }
  return (
    <Button
      kind="tertiary"
      size={32}
      className={styles['copy'] ?? ''}
      icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
      aria-label={isCopied ? undefined : developerWords.copyNamed({ heading })}
      onClick={copy}
    >
      {isCopied ? developerWords.copied : developerWords.copy}
    </Button>
  )
}
