import { languages, nameOfLanguage } from '@pinfold/words'
import { useState } from 'react'
import { bodyOf, MessageCard, SecondaryLink, titleOf } from '../../../entities/experience/message-card.tsx'
import { Pulsar } from '../../../entities/experience/pulsar.tsx'
import { BannerCard } from '../../../ui/banner.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { displayOf, type Previewed } from './experience-draft.ts'
import styles from './experience-preview.module.css'
import { experiencesWords as words } from './admin-experiences.words.ts'

const nothing = () => undefined

/** How a message will look, in light and dark, while it is written. Nothing in it can be pressed. */
export function ExperiencePreview({ wish }: { readonly wish: Previewed }) {
  const [language, setLanguage] = useState('en')
  return (
    <section className={styles['preview']} aria-label={words.preview}>
      <SelectField
        label={words.previewLanguage}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
        choices={languages.map((each) => [each, nameOfLanguage(each)])}
      />
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme} className={styles['pane']} data-theme={theme}>
          <figcaption className={styles['caption']}>{words[theme]}</figcaption>
          <div inert lang={language}>
            <Message wish={wish} language={language} />
          </div>
        </figure>
      ))}
    </section>
  )
}

function Message({ wish, language }: { readonly wish: Previewed; readonly language: string }) {
  const display = displayOf(wish, language)
  const { button_text: go, button_uri: to, complete_button_text: done } = display
  if (bodyOf(display) === '') return <p className={styles['caption']}>{words.empty}</p>
  if (wish.type === 'banner')
    return (
      <BannerCard
        label={titleOf(display)}
        onPress={nothing}
        {...(go !== '' && to !== '' && { to, goLabel: go })}
        {...(done !== '' && { doneLabel: done })}
      >
        {titleOf(display) !== '' && <strong>{titleOf(display)}</strong>}
        {bodyOf(display)} <SecondaryLink display={display} />
      </BannerCard>
    )
  return (
    <div className={styles['message']}>
      {display.has_pulsar && wish.type !== 'modal' && <Pulsar className={styles['rings']} />}
      {(wish.type !== 'tooltip' || display.has_tooltip) && (
        <MessageCard id="preview" display={display} onDismiss={nothing} onComplete={nothing} />
      )}
    </div>
  )
}
