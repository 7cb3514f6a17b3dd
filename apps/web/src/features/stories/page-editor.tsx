import { limits } from '@pinfold/contract'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { PictureDrop } from '../../entities/media/picture-drop.tsx'
import styles from './story-builder.module.css'
import type { StoryPage } from './story-pages.ts'

interface PageEditorProps {
  readonly page: StoryPage
  readonly at: number
  readonly count: number
  readonly onFiles: (files: readonly File[]) => void
  readonly onClear: () => void
  readonly onWrite: (field: 'heading' | 'text', value: string) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** One page of a story: a picture or video, a heading and words. */
export function PageEditor({ page, at, count, onFiles, onClear, onWrite, onMove, onRemove }: PageEditorProps) {
  const number = at + 1
  const isThere = page.media.at === 'sending' || page.media.at === 'ready'
  return (
    <section className={styles['page']} aria-label={`Page ${number} of ${count}`}>
      <div className={styles['tools']}>
        <h2 className={styles['number']}>
          Page {number} of {count}
        </h2>
        <IconButton
          label={`Move page ${number} earlier`}
          icon={<ArrowLeft size={20} />}
          aria-disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Move page ${number} later`}
          icon={<ArrowRight size={20} />}
          aria-disabled={at === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={`Take page ${number} out`}
          icon={<Trash2 size={20} />}
          aria-disabled={count === 1}
          onClick={onRemove}
        />
      </div>
      <PictureDrop
        state={page.media}
        onChoose={onFiles}
        onClear={onClear}
        error={page.error ?? undefined}
        accept="image/*,video/*"
        heading="Choose a picture or video, or drop it here"
        help="Pictures up to 20 MB, videos up to 100 MB"
        previewText={`What shows on page ${number}`}
        preview={
          isThere && page.isVideo && 'preview' in page.media ? (
            <video
              className={styles['video']}
              src={page.media.preview}
              controls
              muted
              playsInline
              aria-label={`The video on page ${number}`}
            />
          ) : undefined
        }
      />
      <TextField
        label="Heading on this page"
        autoComplete="off"
        value={page.heading}
        maxLength={limits.story.longestText}
        onChange={(event) => onWrite('heading', event.target.value)}
      />
      <TextArea
        label="Text on this page"
        value={page.text}
        maxLength={limits.story.longestText}
        rows={3}
        onChange={(event) => onWrite('text', event.target.value)}
      />
    </section>
  )
}
