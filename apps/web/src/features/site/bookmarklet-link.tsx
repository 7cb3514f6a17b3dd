import { GripVertical } from 'lucide-react'
import { useCallback } from 'react'
import { links } from '../../api/links.ts'
import { showToast } from '../../ui/toast-store.ts'
import styles from './save-tools.module.css'
import { saveToolsWords } from './save-tools.words.ts'

/** Here it saves nothing. */
function explain(event: Event): void {
  event.preventDefault()
  showToast({ text: saveToolsWords.dragMe })
}

/** The button that is dragged among the bookmarks. */
export function BookmarkletLink({ code }: { readonly code: string }) {
  // React writes no address that is a script, and here it is meant.
  const give = useCallback(
    (link: HTMLAnchorElement | null) => {
      link?.setAttribute('href', code)
      link?.addEventListener('click', explain)
    },
    [code],
  )
  return (
    <a ref={give} href={links.saveTools()} className={styles['bookmarklet']} draggable>
      <GripVertical size={20} aria-hidden="true" />
      {saveToolsWords.button}
    </a>
  )
}
