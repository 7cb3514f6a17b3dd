import { Pause, Play } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { motionSwitchWords } from './motion-switch.words.ts'
import styles from './zoom.module.css'

interface MotionSwitchProps {
  readonly isStill: boolean
  readonly onChange: (isStill: boolean) => void
}

/** Lets an animated picture stand still, and go on. */
export const MotionSwitch = ({ isStill, onChange }: MotionSwitchProps) => (
  <IconButton
    className={styles['switch']}
    label={isStill ? motionSwitchWords.play : motionSwitchWords.pause}
    icon={isStill ? <Play size={20} /> : <Pause size={20} />}
    kind="floating"
    onClick={() => onChange(!isStill)}
  />
)
