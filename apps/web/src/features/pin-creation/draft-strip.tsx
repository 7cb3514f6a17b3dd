import { CircleAlert, Film, ImageUp, Plus } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { VIDEO_TYPES } from '../../entities/media/upload-video.ts'
import type { Draft } from './drafts.ts'
import styles from '../../entities/pin/fields/draft-strip.module.css'
import { useLocale } from '../../api/viewer.ts'
import { formatCount } from '../../ui/format.ts'
import { pinCreationWords } from './pin-creation.words.ts'

interface DraftStripProps {
  readonly drafts: readonly Draft[]
  readonly chosenKey: string
  readonly onChoose: (key: string) => void
  readonly onAdd: (files: readonly File[]) => void
}

/** The pictures of one go, to switch between; it shows once there is more than nothing to switch. */
export function DraftStrip({ drafts, chosenKey, onChoose, onAdd }: DraftStripProps) {
  const locale = useLocale()
  return (
    <ul className={styles['strip']} aria-label={pinCreationWords.pictures}>
      {drafts.map((draft, index) => (
        <li key={draft.key}>
          <button
            type="button"
            className={styles['tile']}
            aria-label={pinCreationWords.picture({
              state: stateOf(draft),
              number: formatCount(index + 1, locale),
              count: formatCount(drafts.length, locale),
            })}
            aria-pressed={draft.key === chosenKey}
            onClick={() => onChoose(draft.key)}
          >
            <Tile draft={draft} />
          </button>
        </li>
      ))}
      <li>
        <label className={classNames(styles['tile'], styles['add'])}>
          <input
            className="visually-hidden"
            type="file"
            accept={`image/*,${VIDEO_TYPES}`}
            multiple
            aria-label={pinCreationWords.addPictures}
            onChange={(event) => {
              onAdd([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <Plus size={24} aria-hidden="true" />
        </label>
      </li>
    </ul>
  )
}

function stateOf({ upload, errors, isPublishing }: Draft): 'publishing' | 'wrong' | 'empty' | 'good' {
  if (isPublishing) return 'publishing'
  if (upload.at === 'failed' || Object.keys(errors).length > 0) return 'wrong'
  return upload.at === 'empty' ? 'empty' : 'good'
}

function TilePreview({ upload }: { readonly upload: { readonly preview: string; readonly isVideo?: boolean } }) {
  if (upload.isVideo) return <Film size={24} aria-hidden="true" />
  return <img className={styles['picture']} src={upload.preview} alt="" />
}

function Tile({ draft: { upload, errors, isPublishing } }: { readonly draft: Draft }) {
  const isWrong = upload.at === 'failed' || Object.keys(errors).length > 0
  return (
    <>
      {upload.at === 'sending' || upload.at === 'ready' ? (
        <TilePreview upload={upload} />
      ) : (
        <ImageUp size={24} aria-hidden="true" />
      )}
      {upload.at === 'sending' && (
        <span className={styles['progress']} style={{ inlineSize: `${Math.round(upload.part * 100)}%` }} />
      )}
      {isPublishing && <span className={styles['publishing']} />}
      {isWrong && (
        <span className={styles['wrong']}>
          <CircleAlert size={16} aria-hidden="true" />
        </span>
      )}
    </>
  )
}
