import { Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { BoardField, type PinPlace } from '../../entities/board/picker/board-field.tsx'
import { MediaDrop } from '../../entities/media/media-drop.tsx'
import { VideoPoster } from '../../entities/media/video-poster.tsx'
import { PinFields } from '../../entities/pin/fields/pin-fields.tsx'
import styles from '../../entities/pin/fields/pin-form.module.css'
import type { Draft } from './drafts.ts'
import { pinCreationWords } from './pin-creation.words.ts'

interface DraftPanelProps {
  readonly draft: Draft
  readonly isShown: boolean
  readonly place: PinPlace
  readonly link: string
  /** Offered when pictures of the same go go elsewhere. */
  readonly onPlaceAll?: (() => void) | undefined
  readonly onPlace: (place: PinPlace) => void
  readonly onPictures: (files: readonly File[]) => void
  readonly onClear: () => void
  readonly onRemove?: (() => void) | undefined
  readonly onInput: (field: string) => void
}

/** One draft: picture left, words right. Panels that are not shown keep what was typed. */
export function DraftPanel(props: DraftPanelProps) {
  const { draft, isShown, place, link, onPlaceAll, onPlace, onPictures, onClear, onRemove, onInput } = props
  const { upload, errors, key } = draft
  const isThere = upload.at === 'ready' || upload.at === 'sending'
  return (
    <fieldset
      className={styles['columns']}
      hidden={!isShown}
      disabled={draft.isPublishing}
      onInput={(event) => {
        if ('name' in event.target && typeof event.target.name === 'string')
          onInput(event.target.name.split('/')[1] ?? '')
      }}
    >
      <div>
        <MediaDrop state={upload} onChoose={onPictures} onClear={onClear} error={errors['picture']} />
        {upload.at === 'ready' && upload.video && <VideoPoster video={upload.video} name={`${key}/cover_time`} />}
      </div>
      <div className={styles['form']}>
        <PinFields prefix={`${key}/`} errors={errors} values={{ title: '', description: '', link, alt_text: '' }} />
        <BoardField place={place} onChange={onPlace} error={errors['board_id']} />
        {onPlaceAll && (
          <Button kind="tertiary" onClick={onPlaceAll}>
            {place.board ? pinCreationWords.boardForAll : pinCreationWords.profileForAll}
          </Button>
        )}
        <Checkbox
          name={`${key}/is_comments_allowed`}
          value="true"
          defaultChecked
          label={pinCreationWords.allowComments}
        />
        <div aria-live="polite">
          {errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}
          {isThere && errors['picture'] !== undefined && <FieldError>{errors['picture']}</FieldError>}
        </div>
        {onRemove && (
          <div className={styles['start']}>
            <Button kind="tertiary" icon={<Trash2 size={20} />} onClick={onRemove}>
              {pinCreationWords.removePicture}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  )
}
