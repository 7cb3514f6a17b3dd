import { Check } from 'lucide-react'
import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '../../api/viewer.ts'
import { announce } from '../../ui/announce.ts'
import { operationText } from '../../entities/operation/operation-text.ts'
import type { OperationNotice } from '../../entities/operation/operations-store.ts'
import styles from './operation-toast.module.css'
import { watchTimes } from '../../entities/operation/operation-watch.ts'
import { operationToastWords } from './operation-toast.words.ts'

interface OperationToastProps {
  readonly notice: OperationNotice
  readonly onClose: () => void
}

/** ST-17: how far long work on a board is. When it is done, the words stay for a while, longer while pointed at. */
export function OperationToast({ notice: { told, names, progress, isDone }, onClose }: OperationToastProps) {
  const [isHeld, setHeld] = useState(false)
  const locale = useLocale()
  const text = operationText(told, isDone, names)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isDone || isHeld) return
    const timer = setTimeout(() => close(), watchTimes.done)
    return () => clearTimeout(timer)
  }, [isDone, isHeld])
  // The words only: a percentage read out every few seconds would be noise.
  useEffect(() => announce(text), [text])
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress)
  return (
    <section
      aria-label={operationToastWords.label}
      className={styles['toast']}
      data-operation={isDone ? 'done' : 'running'}
      onPointerMove={(event: PointerEvent) => setHeld(event.pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
    >
      <p className={styles['text']}>{text}</p>
      {isDone ? <Check size={20} aria-hidden="true" /> : <span className={styles['percent']}>{percent}</span>}
      <progress className={styles['bar']} value={progress} aria-label={text} />
    </section>
  )
}
