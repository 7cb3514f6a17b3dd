import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive } from '../../api/use-live.ts'
import { unreadChanged } from '../../api/use-unread.ts'

/** Milliseconds in which news that comes together is asked about once. */
const TOGETHER = 300

/** Keeps what the header counts up to date. Render it once, for members. */
export function UnreadKeeper() {
  const queries = useQueryClient()
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const ask = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => unreadChanged(queries), TOGETHER)
  }
  useLive('message', ask)
  useLive('conversation', ask)
  useLive('news', ask)
  useLive('hello', ask)
  useLive('reset', ask)
  return null
}
