import { type CoveredTopic, topicThemes } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './ideas-screen.module.css'
import { ideasWords } from './ideas.words.ts'
import { topicThemeWords } from './topic-themes.words.ts'

/** So many themes stand in the first window of ordinary screens. */
const AT_ONCE = 2

/** DS-14: all topics by theme. Pictures lead to their pages; topics without one stand below by their names. */
export function IdeasScreen({ topics }: { readonly topics: readonly CoveredTopic[] }) {
  const themes = topicThemes
    .map((theme) => {
      const ofTheme = topics.filter((topic) => topic.theme === theme)
      return { theme, covered: ofTheme.flatMap(withCover), bare: ofTheme.filter(({ cover }) => cover === null) }
    })
    .filter(({ covered, bare }) => covered.length + bare.length > 0)
    // Pictures first; otherwise the order stays.
    .toSorted((a, b) => Number(b.covered.length > 0) - Number(a.covered.length > 0))
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{ideasWords.heading}</h1>
      {themes.length === 0 ? (
        <EmptyState drawing="pins" heading={ideasWords.emptyHeading} />
      ) : (
        <p className={styles['lead']}>{ideasWords.lead}</p>
      )}
      {themes.map(({ theme, covered, bare }, at) => (
        <section key={theme} className={styles['theme']} aria-labelledby={`theme-${theme}`}>
          <h2 id={`theme-${theme}`} className={styles['themeName']}>
            {topicThemeWords[theme]}
          </h2>
          {covered.length > 0 && (
            <ul className={styles['topics']}>
              {covered.map((topic) => (
                <li key={topic.id}>
                  <TopicTile topic={topic} isLazy={at >= AT_ONCE} />
                </li>
              ))}
            </ul>
          )}
          {bare.length > 0 && (
            <ul className={styles['chips']}>
              {bare.map((topic) => (
                <li key={topic.id}>
                  <Link className={styles['chip']} to={links.topic(topic)}>
                    {topic.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

type WithCover = CoveredTopic & { readonly cover: NonNullable<CoveredTopic['cover']> }

const withCover = ({ cover, ...topic }: CoveredTopic): WithCover[] => (cover === null ? [] : [{ ...topic, cover }])

function TopicTile({ topic, isLazy }: { readonly topic: WithCover; readonly isLazy: boolean }) {
  const { cover } = topic
  const { '236x': small, '474x': large } = cover.images
  return (
    <Link
      className={styles['tile']}
      to={links.topic(topic)}
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
