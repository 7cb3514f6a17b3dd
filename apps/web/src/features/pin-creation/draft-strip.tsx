import { CircleAlert, ImageUp, Plus } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import type { Draft } from './drafts.ts'
import styles from '../../entities/pin/fields/draft-strip.module.css'

interface DraftStripProps {
  readonly drafts: readonly Draft[]
  readonly chosenKey: string
  readonly onChoose: (key: string) => void
  readonly onAdd: (files: readonly File[]) => void
}

/** The pictures of one go, to switch between; it shows once there is more than nothing to switch. */
export function DraftStrip({ drafts, chosenKey, onChoose, onAdd }: DraftStripProps) {
  return (
    <ul className={styles['strip']} aria-label="Pictures">
      {drafts.map((draft, index) => (
        <li key={draft.key}>
          <button
            type="button"
            className={styles['tile']}
            aria-label={nameOf(draft, index, drafts.length)}
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
            accept="image/*"
            multiple
            aria-label="Add pictures"
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

function nameOf({ upload, errors, isPublishing }: Draft, index: number, count: number): string {
  const name = `Picture ${index + 1} of ${count}`
  if (isPublishing) return `${name}, publishing`
  if (upload.at === 'failed' || Object.keys(errors).length > 0) return `${name}, needs another look`
  return upload.at === 'empty' ? `${name}, no picture yet` : name
}

function Tile({ draft: { upload, errors, isPublishing } }: { readonly draft: Draft }) {
  const isWrong = upload.at === 'failed' || Object.keys(errors).length > 0
  return (
    <>
      {upload.at === 'sending' || upload.at === 'ready' ? (
        <img className={styles['picture']} src={upload.preview} alt="" />
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
