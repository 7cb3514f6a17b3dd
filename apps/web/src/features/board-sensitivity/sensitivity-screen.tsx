import { EyeOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import styles from './sensitivity-screen.module.css'
import { sensitivityScreenWords } from './sensitivity-screen.words.ts'

interface SensitivityScreenProps {
  readonly title: string
  readonly onContinue: () => void
}

/** ER-12: stands before a board's pins until somebody wants to see them. */
export function SensitivityScreen({ title, onContinue }: SensitivityScreenProps) {
  return (
    <section className={styles['screen']}>
      <EyeOff size={32} aria-hidden="true" />
      <h2>{title}</h2>
      <p>{sensitivityScreenWords.text}</p>
      <Button kind="primary" size={48} onClick={onContinue}>
        {sensitivityScreenWords.show}
      </Button>
    </section>
  )
}
