import type { CoveredTopic } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { topicGround } from '../../entities/topic/topic-ground.ts'
import styles from './topic-tile.module.css'

/** A topic as its picture with its name on it; without a picture the name stands on the ground of its theme. */
export function TopicTile({ topic, isLazy }: { readonly topic: CoveredTopic; readonly isLazy: boolean }) {
  const { cover } = topic
  return (
    <Link className={styles['tile']} to={links.topic(topic)} style={{ background: topicGround(topic) }}>
      {cover && <TopicPicture cover={cover} isLazy={isLazy} />}
      <span className={styles['name']}>{topic.name}</span>
    </Link>
  )
}

interface TopicPictureProps {
  readonly cover: NonNullable<CoveredTopic['cover']>
  readonly isLazy: boolean
}

function TopicPicture({ cover, isLazy }: TopicPictureProps) {
  const { '236x': small, '474x': large } = cover.images
  return (
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
  )
}
