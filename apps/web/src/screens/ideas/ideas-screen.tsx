import { type CoveredTopic, topicThemes } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './ideas-screen.module.css'
import { ideasWords } from './ideas.words.ts'
import { topicThemeWords } from './topic-themes.words.ts'

/** So many themes stand in the first window of ordinary screens. */
const AT_ONCE = 2

/** DS-14: all topics by theme, each with a picture that leads to its page. */
export function IdeasScreen({ topics }: { readonly topics: readonly CoveredTopic[] }) {
  const themes = topicThemes.flatMap((theme) => {
    const ofTheme = topics.filter((topic) => topic.theme === theme)
    return ofTheme.length === 0 ? [] : [{ theme, ofTheme }]
  })
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{ideasWords.heading}</h1>
      {themes.length === 0 ? (
        <EmptyState drawing="pins" heading={ideasWords.emptyHeading} />
      ) : (
        <p className={styles['lead']}>{ideasWords.lead}</p>
      )}
      {themes.map(({ theme, ofTheme }, at) => (
        <section key={theme} className={styles['theme']} aria-labelledby={`theme-${theme}`}>
          <h2 id={`theme-${theme}`} className={styles['themeName']}>
            {topicThemeWords[theme]}
          </h2>
          <ul className={styles['topics']}>
            {ofTheme.map((topic) => (
              <li key={topic.id}>
                <TopicTile topic={topic} isLazy={at >= AT_ONCE} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function TopicTile({ topic, isLazy }: { readonly topic: CoveredTopic; readonly isLazy: boolean }) {
  const { cover } = topic
  if (cover === null)
    return (
      <Link className={styles['tile']} to={links.topic(topic)}>
        <span className={styles['name']}>{topic.name}</span>
      </Link>
    )
  const { '236x': small, '474x': large } = cover.images
  return (
    <Link
      className={styles['tile']}
      to={links.topic(topic)}
      data-covered
      style={cover.dominant_color === null ? undefined : { background: cover.dominant_color }}
    >
      <img
        className={styles['picture']}
        src={small.url}
        srcSet={`${small.url} ${small.width}w, ${large.url} ${large.width}w`}
        sizes="(width < 576px) 50vw, 200px"
        width={small.width}
        height={small.height}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
        alt=""
      />
      <span className={styles['name']}>{topic.name}</span>
    </Link>
  )
}
