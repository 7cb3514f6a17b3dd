import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { showToast } from '../../ui/toast-store.ts'

/** The dialog that is open over a page of the area, and what follows when its act is done: it says so, closes, and asks anew. */
export function useOpened<T>() {
  const [opened, setOpened] = useState<T | null>(null)
  const { revalidate } = useRevalidator()
  const close = () => setOpened(null)
  const done = async (text: string) => {
    showToast({ text })
    close()
    await revalidate()
  }
  return { opened, setOpened, close, done }
}
