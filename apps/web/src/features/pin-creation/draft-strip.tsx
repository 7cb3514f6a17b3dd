import { CalendarClock, CircleAlert, Film, ImageUp, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useLocale } from '../../api/viewer.ts'
import strip from '../../entities/pin/fields/draft-strip.module.css'
import { VIDEO_TYPES } from '../../entities/media/upload-video.ts'
import { classNames } from '../../ui/class-names.ts'
import { useDragSpace } from '../../ui/drag/drag-space.ts'
import { formatCount } from '../../ui/format.ts'
import { isRightToLeft } from '../../ui/is-right-to-left.ts'
import type { Draft, Drafts } from './drafts.ts'
import { draftStripWords } from './draft-strip.words.ts'
import styles from './draft-strip.module.css'
import { pinCreationWords } from './pin-creation.words.ts'

interface DraftStripProps {
  readonly drafts: Drafts
  readonly onChoose: (key: string) => void
  readonly onMark: (keys: readonly string[]) => void
  /** Puts a draft before another one, or last. */
  readonly onOrder: (keys: readonly string[]) => void
  readonly onAdd: (files: readonly File[]) => void
}

const item = (key: string) => ({ kind: 'draft', id: key })

/** All drafts side by side, to switch between, to mark, and to put in order by dragging or by Alt and the arrow keys. */
export function DraftStrip({ drafts: { list, chosenKey, marked }, onChoose, onMark, onOrder, onAdd }: DraftStripProps) {
  const locale = useLocale()
  const keys = list.map(({ key }) => key)
  const moved = (key: string, to: number) => onOrder(keys.filter((one) => one !== key).toSpliced(to, 0, key))
  const { itemRef } = useDragSpace({
    isEnabled: list.length > 1,
    zonesOf: () => ['before', 'after'],
    onDrop: (dragged, { target, zone }) => {
      const others = keys.filter((key) => key !== dragged.id)
      moved(dragged.id, others.indexOf(target.id) + (zone === 'after' ? 1 : 0))
    },
  })
  const onKeyDown = (event: KeyboardEvent, key: string) => {
    if (!event.altKey || !/^Arrow(Left|Right)$/.test(event.key)) return
    // Some browsers would go back a page.
    event.preventDefault()
    const back = isRightToLeft(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'
    moved(key, Math.max(0, keys.indexOf(key) + (event.key === back ? -1 : 1)))
  }
  return (
    <ul className={strip['strip']} aria-label={pinCreationWords.pictures}>
      {list.map((draft, index) => {
        const number = formatCount(index + 1, locale)
        return (
          <li key={draft.key} ref={itemRef(item(draft.key))} className={styles['item']}>
            <button
              type="button"
              className={strip['tile']}
              aria-label={pinCreationWords.picture({
                state: stateOf(draft),
                number,
                count: formatCount(list.length, locale),
              })}
              aria-pressed={draft.key === chosenKey}
              aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
              onClick={() => onChoose(draft.key)}
              onKeyDown={(event) => onKeyDown(event, draft.key)}
            >
              <Tile draft={draft} />
            </button>
            {list.length > 1 && (
              <label className={styles['mark']}>
                <input
                  type="checkbox"
                  aria-label={draftStripWords.mark({ number })}
                  checked={marked.has(draft.key)}
                  onChange={(event) => {
                    const others = [...marked].filter((key) => key !== draft.key)
                    onMark(event.target.checked ? [...others, draft.key] : others)
                  }}
                />
              </label>
            )}
          </li>
        )
      })}
      <li>
        <label className={classNames(strip['tile'], strip['add'])}>
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

const isWrong = ({ upload, errors, kept, theirs }: Draft) =>
  upload.at === 'failed' || theirs !== null || Object.keys(errors).length > 0 || kept?.state === 'failed'

function stateOf(draft: Draft): 'publishing' | 'wrong' | 'empty' | 'scheduled' | 'good' {
  if (draft.isPublishing) return 'publishing'
  if (isWrong(draft)) return 'wrong'
  if (draft.upload.at === 'empty') return 'empty'
  return draft.time.local === '' ? 'good' : 'scheduled'
}

function TilePreview({ upload }: { readonly upload: { readonly preview: string; readonly isVideo?: boolean } }) {
  if (upload.isVideo) return <Film size={24} aria-hidden="true" />
  return <img className={strip['picture']} src={upload.preview} alt="" />
}

function Tile({ draft }: { readonly draft: Draft }) {
  const { upload, isPublishing, time } = draft
  return (
    <>
      {(upload.at === 'sending' || upload.at === 'ready') && upload.preview !== '' ? (
        <TilePreview upload={upload} />
      ) : (
        <ImageUp size={24} aria-hidden="true" />
      )}
      {upload.at === 'sending' && (
        <span className={strip['progress']} style={{ inlineSize: `${Math.round(upload.part * 100)}%` }} />
      )}
      {isPublishing && <span className={strip['publishing']} />}
      {isWrong(draft) && (
        <span className={strip['wrong']}>
          <CircleAlert size={16} aria-hidden="true" />
        </span>
      )}
      {time.local !== '' && (
        <span className={styles['timed']}>
          <CalendarClock size={14} aria-hidden="true" />
        </span>
      )}
    </>
  )
}
