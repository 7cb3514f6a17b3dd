import { Copy } from 'lucide-react'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { saveToolsWords } from './save-tools.words.ts'

/** Puts a text on the clipboard. */
export function CopyCode({ label, text }: { readonly label: string; readonly text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      announce(saveToolsWords.copied)
      showToast({ text: saveToolsWords.copied })
    } catch {
      showToast({ text: saveToolsWords.copyRefused })
    }
  }
  return (
    <Button icon={<Copy size={20} />} onClick={copy}>
      {label}
    </Button>
  )
}
