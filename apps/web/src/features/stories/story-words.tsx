import { Checkbox } from '../../ui/checkbox.tsx'
import { BoardField, type PinPlace } from '../../entities/board/picker/board-field.tsx'
import { PinFields } from '../../entities/pin/fields/pin-fields.tsx'
import styles from './story-builder.module.css'
import type { StoryWords } from './story-draft-store.ts'
import { storyBuilderWords } from './story-builder.words.ts'

export const noWords: StoryWords = { title: '', description: '', link: '', alt_text: '', isCommentsAllowed: true }

/** What stands in the form. */
export function wordsIn(form: HTMLFormElement): StoryWords {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    title: text('title'),
    description: text('description'),
    link: text('link'),
    alt_text: text('alt_text'),
    isCommentsAllowed: text('is_comments_allowed') !== '',
  }
}

interface StoryFieldsProps {
  /** What the fields begin with. */
  readonly words: StoryWords
  readonly place: PinPlace
  readonly errors: Readonly<Record<string, string>>
  readonly onPlace: (place: PinPlace) => void
}

/** What a story is called and where it goes. */
export function StoryFields({ words, place, errors, onPlace }: StoryFieldsProps) {
  return (
    <div className={styles['about']}>
      <PinFields values={words} errors={errors} />
      <BoardField place={place} onChange={onPlace} error={errors['board_id']} />
      <Checkbox
        name="is_comments_allowed"
        value="true"
        defaultChecked={words.isCommentsAllowed}
        label={storyBuilderWords.allowComments}
      />
    </div>
  )
}
