import { limits } from '@pinfold/contract'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { pinFieldWords } from '../../entities/pin/fields/pin-fields.words.ts'

interface WindowWordsProps {
  readonly title: string
  readonly description: string
  readonly errors: Readonly<Record<string, string>>
}

/** The words of the Pin. A title that the page tells late comes in where nothing was typed. */
export function WindowWords({ title, description, errors }: WindowWordsProps) {
  return (
    <>
      <TextField
        key={title}
        label={pinFieldWords.title}
        name="title"
        defaultValue={title}
        maxLength={limits.pinTitle.longest}
        autoComplete="off"
        error={errors['title']}
      />
      <TextArea
        key={`of ${description}`}
        label={pinFieldWords.description}
        name="description"
        defaultValue={description}
        maxLength={limits.pinDescription.longest}
        rows={2}
        error={errors['description']}
      />
    </>
  )
}
