import { limits, type ProductTag } from '@pinfold/contract'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { PictureDrop } from '../../entities/media/picture-drop.tsx'
import { ProductTags } from '../../entities/pin/products/product-tags.tsx'
import styles from './story-builder.module.css'
import { isPicturePage, type StoryPage } from './story-pages.ts'
import { useLocale, useMember } from '../../api/viewer.ts'
import { formatCount } from '../../ui/format.ts'
import { formatMegabytes } from '../../ui/format-megabytes.ts'
import { storyPageWords } from './story-page.words.ts'

interface PageEditorProps {
  readonly page: StoryPage
  readonly at: number
  readonly count: number
  readonly onFiles: (files: readonly File[]) => void
  readonly onClear: () => void
  /** Products on other pages; each stands on one. */
  readonly elsewhere: readonly string[]
  readonly onTag: (products: readonly ProductTag[]) => void
  readonly onWrite: (field: 'heading' | 'text', value: string) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** One page of a story: a picture or video, a heading and words. */
export function PageEditor(props: PageEditorProps) {
  const { page, at, count, onFiles, onClear, elsewhere, onTag, onWrite, onMove, onRemove } = props
  const member = useMember()
  const locale = useLocale()
  const number = formatCount(at + 1, locale)
  const place = storyPageWords.page({ page: number, count: formatCount(count, locale) })
  const isThere = page.media.at === 'sending' || page.media.at === 'ready'
  return (
    <section className={styles['page']} aria-label={place}>
      <div className={styles['tools']}>
        <h2 className={styles['number']}>{place}</h2>
        <IconButton
          label={storyPageWords.moveEarlier({ page: number })}
          icon={<ArrowLeft className={styles['arrow']} size={20} />}
          aria-disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={storyPageWords.moveLater({ page: number })}
          icon={<ArrowRight className={styles['arrow']} size={20} />}
          aria-disabled={at === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={storyPageWords.takeOut({ page: number })}
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
        heading={storyPageWords.mediaHeading}
        help={storyPageWords.mediaHelp({
          pictureSize: formatMegabytes(limits.upload.largestBytes, locale),
          videoSize: formatMegabytes(limits.video.largestBytes, locale),
        })}
        previewText={storyPageWords.preview({ page: number })}
        preview={
          isThere && page.isVideo && 'preview' in page.media ? (
            <video
              className={styles['video']}
              src={page.media.preview}
              controls
              muted
              playsInline
              aria-label={storyPageWords.video({ page: number })}
            />
          ) : undefined
        }
      />
      {!page.isVideo && member && (
        <ProductTags
          isReady={isPicturePage(page)}
          picture={'preview' in page.media && <img src={page.media.preview} alt="" />}
          maker={member}
          without={elsewhere}
          most={limits.productTags.most - elsewhere.length}
          tags={page.products}
          onChange={onTag}
        />
      )}
      <TextField
        label={storyPageWords.heading}
        autoComplete="off"
        value={page.heading}
        maxLength={limits.story.longestText}
        onChange={(event) => onWrite('heading', event.target.value)}
      />
      <TextArea
        label={storyPageWords.text}
        value={page.text}
        maxLength={limits.story.longestText}
        rows={3}
        onChange={(event) => onWrite('text', event.target.value)}
      />
    </section>
  )
}
