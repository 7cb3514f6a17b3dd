import { type CoveredTopic, interestFollowResource, limits, userHomefeedResource } from '@pinfold/contract'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useForm, type Values } from '../../api/use-form.ts'
import { topicGround } from '../../entities/topic/topic-ground.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FieldError } from '../../ui/field.tsx'
import { counted } from '../../ui/format.ts'
import { chooseTopicsWords } from './choose-topics.words.ts'
import styles from './choose-topics-screen.module.css'

interface ChooseTopicsProps {
  readonly topics: readonly CoveredTopic[]
  /** Where it goes on. */
  readonly next: string
  readonly locale: string
}

const WANTED = limits.topicsWanted
const NAME = 'topics'
/** So many stand in the first window of ordinary screens. */
const AT_ONCE = 18

/** DS-05: at least five topics, by their pictures; the whole step can be passed over. */
export function ChooseTopicsScreen({ topics, next, locale }: ChooseTopicsProps) {
  const followed = topics.filter(({ is_followed }) => is_followed)
  const [chosen, setChosen] = useState(followed.length)
  const { errors, isBusy, formProps } = useForm({
    fields: [NAME],
    validate: (values) =>
      values.all(NAME).length < WANTED ? { [NAME]: chooseTopicsWords.tooFew({ count: WANTED }) } : {},
    send: async (values) => {
      await follow(followed, values)
      // A whole new page: home is made from what was chosen a moment ago.
      location.replace(next)
    },
  })
  const count = () => setChosen(new FormData(formProps.ref.current ?? undefined).getAll(NAME).length)
  const left = WANTED - chosen
  return (
    <form
      {...formProps}
      className={styles['page']}
      aria-label={chooseTopicsWords.heading}
      onInput={(event) => {
        formProps.onInput(event)
        count()
      }}
    >
      <header className={styles['head']}>
        <h1 className={styles['heading']}>{chooseTopicsWords.heading}</h1>
        <p className={styles['lead']}>{chooseTopicsWords.lead({ count: WANTED })}</p>
      </header>
      {topics.length === 0 ? (
        <EmptyState drawing="pins" heading={chooseTopicsWords.none} />
      ) : (
        <ul className={styles['topics']} aria-label={chooseTopicsWords.topics}>
          {topics.map((topic, at) => (
            <li key={topic.id}>
              <TopicChoice topic={topic} isLazy={at >= AT_ONCE} />
            </li>
          ))}
        </ul>
      )}
      <footer className={styles['foot']} data-at-end>
        <div className={styles['state']} role="status">
          {(errors[NAME] ?? errors['form']) ? (
            <FieldError>{errors[NAME] ?? errors['form']}</FieldError>
          ) : left > 0 ? (
            chooseTopicsWords.left(counted(left, locale))
          ) : (
            chooseTopicsWords.chosen(counted(chosen, locale))
          )}
        </div>
        <LinkButton kind="tertiary" size={48} to={next}>
          {chooseTopicsWords.skip}
        </LinkButton>
        <Button type="submit" kind="primary" size={48} isBusy={isBusy}>
          {actionWords.continue}
        </Button>
      </footer>
    </form>
  )
}

/** Follows what was chosen and leaves what was not any more, then has home made from it. Each may be sent again. */
async function follow(followed: readonly CoveredTopic[], values: Values): Promise<void> {
  const wanted = new Set(values.all(NAME))
  const unwanted = followed.flatMap(({ id }) => (wanted.has(id) ? [] : id))
  if (unwanted.length > 0) await call(interestFollowResource.delete, { interest_list: unwanted })
  for (const some of inTurns([...wanted])) await call(interestFollowResource.create, { interest_list: some })
  await call(userHomefeedResource.update, {})
}

/** As many as one call takes. */
const inTurns = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / limits.topicsAtOnce) }, (_, at) =>
    ids.slice(at * limits.topicsAtOnce, (at + 1) * limits.topicsAtOnce),
  )

function TopicChoice({ topic, isLazy }: { readonly topic: CoveredTopic; readonly isLazy: boolean }) {
  const { cover } = topic
  return (
    <label className={styles['topic']} style={{ background: topicGround(topic) }}>
      <input
        className={styles['box']}
        type="checkbox"
        name={NAME}
        value={topic.id}
        defaultChecked={topic.is_followed}
      />
      {cover && (
        <img
          className={styles['picture']}
          src={cover.images['236x'].url}
          srcSet={`${cover.images['236x'].url} ${cover.images['236x'].width}w, ${cover.images['474x'].url} ${cover.images['474x'].width}w`}
          sizes="(width < 576px) 50vw, 180px"
          width={cover.images['236x'].width}
          height={cover.images['236x'].height}
          loading={isLazy ? 'lazy' : 'eager'}
          decoding="async"
          alt=""
        />
      )}
      <span className={styles['mark']} aria-hidden="true">
        <Check size={20} strokeWidth={3} />
      </span>
      <span className={styles['name']}>{topic.name}</span>
    </label>
  )
}
