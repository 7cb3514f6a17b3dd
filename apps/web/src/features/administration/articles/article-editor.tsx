import {
  adminChangeArticle,
  adminWriteArticle,
  type EditedArticle,
  limits,
  type PinId,
  type WallThing,
} from '@pinfold/contract'
import { languages, nameOfLanguage } from '@pinfold/words'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import type { Values } from '../../../api/use-form.ts'
import { SettingsForm } from '../../../entities/viewer/settings/settings-form.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import styles from '../admin-page.module.css'
import { ReasonField } from '../employees-screen.tsx'
import { pinIdIn } from '../named-thing.ts'
import { adminArticlesWords as words } from './admin-articles.words.ts'
import { WallField } from './wall-field.tsx'

interface ArticleEditorProps {
  /** Null for a new one. */
  readonly article: EditedArticle | null
  readonly onSaved: (article: EditedArticle) => Promise<void> | void
}

const most = limits.admin.article
const nothing: readonly WallThing[] = []
const fields = ['title', 'summary', 'words', 'type', 'wall', 'cover_pin_id', 'languages', 'thing_ids', 'reason']

function wishOf(values: Values) {
  return {
    title: values.text('title'),
    summary: values.text('summary'),
    words: values.text('words'),
    type: Number(values.text('type')),
    is_shop: values.isChecked('is_shop'),
    wall: values.text('wall') === 'boards' ? ('boards' as const) : ('pins' as const),
    cover_pin_id: pinIdIn(values.text('cover_pin_id')) as PinId,
    languages: languages.filter((language) => values.all('languages').includes(language)),
    thing_ids: values.text('thing_ids'),
    reason: values.text('reason'),
  }
}

/** All that editors write of an article. Saving shows it to nobody; leaving with changes asks first. */
export function ArticleEditor({ article, onSaved }: ArticleEditorProps) {
  const [wall, setWall] = useState(article?.wall ?? 'pins')
  return (
    <SettingsForm
      label={article?.title ?? words.newHeading}
      fields={fields}
      saved={words.saved}
      send={async (values) => {
        const wish = wishOf(values)
        const { data } = await (article
          ? call(adminChangeArticle, { article_id: article.id, version: article.version, ...wish })
          : call(adminWriteArticle, wish))
        await onSaved(data)
      }}
    >
      {(errors) => (
        <>
          <TextField
            label={words.title}
            name="title"
            maxLength={most.title}
            defaultValue={article?.title ?? ''}
            autoComplete="off"
            error={errors['title']}
          />
          <TextField
            label={words.summary}
            name="summary"
            maxLength={most.summary}
            defaultValue={article?.summary ?? ''}
            autoComplete="off"
            error={errors['summary']}
          />
          <TextArea
            label={words.words}
            help={words.wordsHelp}
            name="words"
            rows={12}
            maxLength={most.words}
            defaultValue={article?.words ?? ''}
            error={errors['words']}
          />
          <SelectField
            label={words.kind}
            name="type"
            defaultValue={String(article?.type ?? 3)}
            choices={[
              ['3', words.other],
              ['0', words.trending],
              ['1', words.best],
            ]}
            error={errors['type']}
          />
          <Checkbox label={words.isShop} name="is_shop" value="yes" defaultChecked={article?.is_shop ?? false} />
          <SelectField
            label={words.wall}
            name="wall"
            defaultValue={wall}
            onChange={({ target }) => setWall(target.value === 'boards' ? 'boards' : 'pins')}
            choices={[
              ['pins', words.pins],
              ['boards', words.boards],
            ]}
            error={errors['wall']}
          />
          <WallField
            key={wall}
            wall={wall}
            standing={article?.wall === wall ? article.things : nothing}
            error={errors['thing_ids']}
          />
          <TextField
            label={words.cover}
            help={words.coverHelp}
            name="cover_pin_id"
            defaultValue={article?.cover_pin_id ?? ''}
            autoComplete="off"
            error={errors['cover_pin_id']}
          />
          <fieldset className={styles['boxes']}>
            <legend>{words.languages}</legend>
            <p className={styles['note']}>{words.languagesHelp}</p>
            {languages.map((language) => (
              <Checkbox
                key={language}
                name="languages"
                value={language}
                label={nameOfLanguage(language)}
                defaultChecked={article?.languages.includes(language)}
              />
            ))}
          </fieldset>
          <ReasonField error={errors['reason']} />
        </>
      )}
    </SettingsForm>
  )
}
