import { CircleAlert, Film, ImagePlus, Type } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'
import strip from '../../entities/pin/fields/draft-strip.module.css'
import styles from './story-builder.module.css'
import { roomFor, type Story, type StoryPage } from './story-pages.ts'
import { useLocale } from '../../api/viewer.ts'
import { formatCount } from '../../ui/format.ts'
import { isRightToLeft } from '../../ui/is-right-to-left.ts'
import { storyPageWords } from './story-page.words.ts'

interface PageStripProps {
  readonly story: Story
  readonly onChoose: (key: string) => void
  readonly onMove: (key: string, by: -1 | 1) => void
  readonly onFiles: (files: readonly File[]) => void
  readonly onAddPage: () => void
}

/** The pages of a story in their order, to switch between, and to move by Alt and the arrow keys. */
export function PageStrip({ story, onChoose, onMove, onFiles, onAddPage }: PageStripProps) {
  const { pages, chosenKey } = story
  const locale = useLocale()
  const onKeyDown = (event: KeyboardEvent, key: string) => {
    const back = isRightToLeft(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'
    if (!event.altKey || !/^Arrow(Left|Right)$/.test(event.key)) return
    const by = event.key === back ? -1 : 1
    // Some browsers would go back a page.
    event.preventDefault()
    onMove(key, by)
  }
  return (
    <ol className={strip['strip']} aria-label={storyPageWords.pages}>
      {pages.map((page, index) => (
        <li key={page.key}>
          <button
            type="button"
            className={strip['tile']}
            aria-label={storyPageWords.tile({
              state: stateOf(page, index === 0),
              page: formatCount(index + 1, locale),
              count: formatCount(pages.length, locale),
            })}
            aria-pressed={page.key === chosenKey}
            aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
            onClick={() => onChoose(page.key)}
            onKeyDown={(event) => onKeyDown(event, page.key)}
          >
            <Tile page={page} />
            {index === 0 && <span className={styles['cover']}>{storyPageWords.cover}</span>}
          </button>
        </li>
      ))}
      {roomFor(story) > 0 && (
        <>
          <li>
            <label className={classNames(strip['tile'], strip['add'])}>
              <input
                className="visually-hidden"
                type="file"
                accept="image/*,video/*"
                multiple
                aria-label={storyPageWords.addWithMedia}
                onChange={(event) => {
                  onFiles([...(event.target.files ?? [])])
                  event.target.value = ''
                }}
              />
              <ImagePlus size={24} aria-hidden="true" />
            </label>
          </li>
          <li>
            <button
              type="button"
              className={classNames(strip['tile'], strip['add'])}
              aria-label={storyPageWords.addText}
              onClick={onAddPage}
            >
              <Type size={24} aria-hidden="true" />
            </button>
          </li>
        </>
      )}
    </ol>
  )
}

function stateOf({ error, media }: StoryPage, isCover: boolean): 'cover' | 'coverWrong' | 'wrong' | 'good' {
  if (error !== null || media.at === 'failed') return isCover ? 'coverWrong' : 'wrong'
  return isCover ? 'cover' : 'good'
}

function Tile({ page: { media, isVideo, heading, text, error } }: { readonly page: StoryPage }) {
  const hasMedia = media.at === 'sending' || media.at === 'ready'
  return (
    <>
      {hasMedia && !isVideo && <img className={strip['picture']} src={media.preview} alt="" />}
      {hasMedia && isVideo && <Film size={24} aria-hidden="true" />}
      {!hasMedia && <span className={styles['words']}>{heading.trim() || text.trim() || '…'}</span>}
      {media.at === 'sending' && (
        <span className={strip['progress']} style={{ inlineSize: `${Math.round(media.part * 100)}%` }} />
      )}
      {(error !== null || media.at === 'failed') && (
        <span className={strip['wrong']}>
          <CircleAlert size={16} aria-hidden="true" />
        </span>
      )}
    </>
  )
}
