import { useEffect, useRef } from 'react'
import { externalLink } from '../../ui/external-link.ts'

/** What came to a page by pasting or dropping. */
export interface Arrivals {
  readonly onFiles: (files: readonly File[]) => void
  readonly onAddress: (address: string) => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null

const mediaIn = (data: DataTransfer) => [...data.files].filter(({ type }) => /^(image|video)\//.test(type))

/** The one address that a text is, or a list of addresses begins with. */
export function addressIn(text: string): string | null {
  const [first = ''] = text.trim().split(/\s+/)
  return first === text.trim().split('\n')[0]?.trim() ? (externalLink(first)?.url ?? null) : null
}

/**
 * CN-13: pictures and addresses that are pasted, or dropped from elsewhere, while nothing is typed into. What is dragged
 * within the page is none of it. Fields and places that take files by themselves go first.
 */
export function useArrivals(arrivals: Arrivals, isOn = true): void {
  const latest = useRef(arrivals)
  useEffect(() => {
    latest.current = arrivals
  })
  useEffect(() => {
    if (!isOn) return
    let isFromHere = false
    const take = (data: DataTransfer): boolean => {
      const files = mediaIn(data)
      const address = addressIn(data.getData('text/uri-list') || data.getData('text/plain'))
      if (files.length > 0) latest.current.onFiles(files)
      else if (address !== null) latest.current.onAddress(address)
      return files.length > 0 || address !== null
    }
    const paste = (event: ClipboardEvent) => {
      if (!event.defaultPrevented && !isTyping(event.target) && event.clipboardData && take(event.clipboardData))
        event.preventDefault()
    }
    const begin = () => {
      isFromHere = true
    }
    const end = () => {
      isFromHere = false
    }
    const over = (event: DragEvent) => {
      const kinds = event.dataTransfer?.types ?? []
      const isForUs = kinds.includes('Files') || kinds.includes('text/uri-list')
      if (!isFromHere && !event.defaultPrevented && isForUs && !isTyping(event.target)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (isFromHere || event.defaultPrevented || isTyping(event.target) || !event.dataTransfer) return
      if (take(event.dataTransfer)) event.preventDefault()
    }
    document.addEventListener('paste', paste)
    document.addEventListener('dragstart', begin)
    document.addEventListener('dragend', end)
    document.addEventListener('dragover', over)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('dragstart', begin)
      document.removeEventListener('dragend', end)
      document.removeEventListener('dragover', over)
      document.removeEventListener('drop', drop)
    }
  }, [isOn])
}
