import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Link2 } from 'lucide-react'
import { messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { copyAddress } from '../../ui/copy-address.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { drawShareCode } from './share-code.ts'
import styles from './share.module.css'
import type { ShareTarget } from '../../entities/sharing/share-target.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Rich } from '../../ui/rich.tsx'
import { shareMenuWords } from './share-menu.words.ts'

interface ShareCodeViewProps {
  readonly target: ShareTarget
  readonly address: () => Promise<string>
  readonly onBack: () => void
}

const SIZE = 240

const strong = (text: string) => <strong dir="auto">{text}</strong>

/** The address as a code that another phone's camera reads. */
export function ShareCodeView({ target, address, onBack }: ShareCodeViewProps) {
  const { data, error } = useQuery({ queryKey: ['share-code', target.path], queryFn: address, gcTime: 0 })
  return (
    <div className={styles['code']}>
      {error ? (
        <p role="alert">{messageOf(error)}</p>
      ) : data === undefined ? (
        <Skeleton style={{ inlineSize: SIZE, blockSize: SIZE, borderRadius: 16 }} />
      ) : (
        <img
          className={styles['codePicture']}
          src={`data:image/svg+xml,${encodeURIComponent(drawShareCode(data))}`}
          alt={shareMenuWords.codeOf({ address: data })}
          width={SIZE}
          height={SIZE}
        />
      )}
      <p className={styles['codeWords']}>
        <Rich parts={shareMenuWords.pointCamera({ title: target.title, b: strong })} />
      </p>
      <div className={styles['codeButtons']}>
        <Button icon={<ArrowLeft className={styles['pointsBack']} size={20} aria-hidden="true" />} onClick={onBack}>
          {actionWords.back}
        </Button>
        <Button
          icon={<Link2 size={20} aria-hidden="true" />}
          disabled={data === undefined}
          onClick={() => void copyAddress(data ?? '')}
        >
          {shareMenuWords.copyLink}
        </Button>
      </div>
    </div>
  )
}
