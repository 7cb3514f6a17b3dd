import { limits, type Topic } from '@pinfold/contract'
import { Crop, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMember } from '../../api/viewer.ts'
import { BoardField, type PinPlace } from '../../entities/board/picker/board-field.tsx'
import { MediaDrop } from '../../entities/media/media-drop.tsx'
import { ComingPoster, VideoPoster } from '../../entities/media/video-poster.tsx'
import { PinFields } from '../../entities/pin/fields/pin-fields.tsx'
import { pinFieldWords } from '../../entities/pin/fields/pin-fields.words.ts'
import form from '../../entities/pin/fields/pin-form.module.css'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { draftPanelWords } from './draft-panel.words.ts'
import { DraftSaved, DraftStanding } from './draft-standing.tsx'
import type { Draft, DraftPart } from './drafts.ts'
import { pinCreationWords } from './pin-creation.words.ts'
import styles from './pin-builder.module.css'
import { ProductTags } from '../../entities/pin/products/product-tags.tsx'
import { TopicField } from '../../entities/pin/fields/topic-field.tsx'

const PictureEditor = lazy(() =>
  loadPart(() => import('./editor/picture-editor.tsx')).then((module) => ({ default: module.PictureEditor })),
)

interface DraftPanelProps {
  readonly draft: Draft
  readonly isShown: boolean
  readonly place: PinPlace
  readonly onPlace: (place: PinPlace) => void
  readonly onEdit: (part: DraftPart) => void
  readonly onPictures: (files: readonly File[]) => void
  readonly onClear: () => void
  /** Another moment stands for the video, in milliseconds. */
  readonly onCover: (time: number) => void
  readonly onSettle: (use: 'mine' | 'theirs') => void
  readonly onTime: () => void
  readonly onRemove?: (() => void) | undefined
}

const isWord = (name: string): name is 'title' | 'description' | 'link' | 'alt_text' =>
  ['title', 'description', 'link', 'alt_text'].includes(name)

/** One draft: picture left, words right. Panels that are not shown keep what was typed. */
export function DraftPanel(props: DraftPanelProps) {
  const { draft, isShown, place, onPlace, onEdit, onPictures, onClear, onCover, onSettle, onTime, onRemove } = props
  const { upload, errors, key, words } = draft
  const [isEditing, setEditing] = useState(false)
  const member = useMember()
  const isThere = upload.at === 'ready' || upload.at === 'sending'
  const isFilm =
    (draft.kept?.media_kind === 'video' && draft.kept.file?.upload_id === draft.uploadId) ||
    (isThere && upload.isVideo === true) ||
    (upload.at === 'ready' && upload.video !== undefined)
  const original = draft.kept?.file?.image_url ?? null
  const canEdit =
    original !== null && draft.kept?.media_kind === 'picture' && draft.kept.file?.upload_id === draft.uploadId
  return (
    <fieldset
      className={form['columns']}
      hidden={!isShown}
      disabled={draft.isPublishing}
      onInput={(event) => {
        const { target } = event
        if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
        const name = target.name.split('/')[1] ?? ''
        if (isWord(name)) onEdit({ words: { [name]: target.value } })
      }}
    >
      <div className={styles['picture']}>
        <MediaDrop state={upload} onChoose={onPictures} onClear={onClear} error={errors['picture']} />
        {upload.at === 'sending' && isFilm && <ComingPoster />}
        {upload.at === 'ready' && upload.video && (
          <VideoPoster video={upload.video} name={`${key}/cover_time`} onChoose={onCover} />
        )}
        {isThere && !isFilm && (
          <Button icon={<Crop size={20} />} aria-haspopup="dialog" disabled={!canEdit} onClick={() => setEditing(true)}>
            {draftPanelWords.editPicture}
          </Button>
        )}
        {isEditing && original !== null && (
          <Suspense fallback={null}>
            <PictureEditor
              address={original}
              edit={draft.edit}
              onClose={() => setEditing(false)}
              onDone={(edit, preview) => {
                setEditing(false)
                onEdit({ edit, preview })
              }}
            />
          </Suspense>
        )}
      </div>
      <div className={form['form']}>
        <DraftStanding draft={draft} onSettle={onSettle} onTime={onTime} />
        <PinFields
          key={draft.form}
          prefix={`${key}/`}
          errors={errors}
          values={words}
          altTextNote={draftPanelWords.length({
            length: String(words.alt_text.length),
            most: String(limits.pinAltText.longest),
          })}
        />
        <BoardField place={place} onChange={onPlace} error={errors['board_id']} />
        {!isFilm && member && (
          <ProductTags
            isReady={upload.at === 'ready'}
            picture={isThere && <img src={upload.preview} alt="" />}
            maker={member}
            tags={draft.products}
            onChange={(products) => onEdit({ products })}
            error={errors['product_tags']}
          />
        )}
        <TopicField topics={draft.topics} onChange={(topics: readonly Topic[]) => onEdit({ topics })} />
        <Checkbox
          name={`${key}/is_comments_allowed`}
          value="true"
          checked={draft.isCommentsAllowed}
          onChange={(event) => onEdit({ isCommentsAllowed: event.target.checked })}
          label={pinFieldWords.allowComments}
        />
        <Checkbox
          name={`${key}/is_similar_products_shown`}
          value="true"
          checked={draft.isSimilarShown}
          onChange={(event) => onEdit({ isSimilarShown: event.target.checked })}
          label={pinFieldWords.similarProducts}
        />
        <div aria-live="polite">
          {errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}
          {errors['publish_at'] !== undefined && <FieldError>{errors['publish_at']}</FieldError>}
          {isThere && errors['picture'] !== undefined && <FieldError>{errors['picture']}</FieldError>}
        </div>
        <DraftSaved draft={draft} />
        {onRemove && (
          <div className={form['start']}>
            <Button kind="tertiary" icon={<Trash2 size={20} />} onClick={onRemove}>
              {pinCreationWords.removePicture}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  )
}
