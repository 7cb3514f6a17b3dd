import type { Pin } from '@pinfold/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { VideoPlayer } from '../../../entities/media/video-player.tsx'
import styles from './story-pager.module.css'
import { useLocale } from '../../../api/viewer.ts'
import { formatCount } from '../../../ui/format.ts'
import { isRightToLeft } from '../../../ui/is-right-to-left.ts'
import { storyPagerWords } from './story-pager.words.ts'

type Story = NonNullable<Pin['story_pin_data']>
type Page = Story['pages'][number]

interface StoryPagerProps {
  readonly pinId: string
  readonly story: Story
  /** What the pin is called. */
  readonly name: string
  /** Height divided by width, of all pages. */
  readonly ratio: number
}

/** The pages of a story, one at a time, with buttons and arrow keys. */
export function StoryPager({ pinId, story, name, ratio }: StoryPagerProps) {
  const [at, setAt] = useState(0)
  const { pages } = story
  const page = pages[at]
  const locale = useLocale()
  const place = storyPagerWords.page({
    page: formatCount(at + 1, locale),
    count: formatCount(pages.length, locale),
  })
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), pages.length - 1))
  const onKeyDown = (event: KeyboardEvent) => {
    const ahead = isRightToLeft(event.currentTarget) ? -1 : 1
    const to = { ArrowLeft: at - ahead, ArrowRight: at + ahead, Home: 0, End: pages.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  if (!page) return null
  return (
    <section
      className={styles['story']}
      style={{ aspectRatio: `1 / ${ratio}` }}
      aria-roledescription={storyPagerWords.carousel}
      aria-label={name}
    >
      <div
        key={page.id}
        className={styles['page']}
        role="group"
        aria-roledescription={storyPagerWords.slide}
        aria-label={place}
      >
        <StoryPage pinId={pinId} page={page} name={name} isFirst={at === 0} />
      </div>
      {pages.length > 1 && (
        <>
          <ol className={styles['marks']} aria-hidden="true">
            {pages.map(({ id }, index) => (
              <li key={id} className={styles['mark']} data-past={index <= at || undefined} />
            ))}
          </ol>
          <p className="visually-hidden" role="status">
            {place}
          </p>
          <IconButton
            className={styles['back']}
            label={storyPagerWords.previous}
            icon={<ChevronLeft size={24} />}
            kind="floating"
            aria-disabled={at === 0}
            onClick={() => go(at - 1)}
            onKeyDown={onKeyDown}
          />
          <IconButton
            className={styles['next']}
            label={storyPagerWords.next}
            icon={<ChevronRight size={24} />}
            kind="floating"
            aria-disabled={at === pages.length - 1}
            onClick={() => go(at + 1)}
            onKeyDown={onKeyDown}
          />
        </>
      )}
    </section>
  )
}

interface StoryPageProps {
  readonly pinId: string
  readonly page: Page
  readonly name: string
  readonly isFirst: boolean
}

function StoryPage({ pinId, page, name, isFirst }: StoryPageProps) {
  const texts = page.blocks.filter(({ text }) => text !== undefined)
  const shown = page.blocks.find((block) => block.image || block.video)
  const videos = shown?.video?.video_list
  const picture = shown?.image?.images['736x'] ?? shown?.image?.images['orig']
  return (
    <>
      {videos ? (
        <VideoPlayer pinId={pinId} videos={videos} name={name} className={styles['media']} />
      ) : (
        picture && (
          <img
            className={styles['media']}
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt={texts[0]?.text ?? name}
            fetchPriority={isFirst ? 'high' : 'auto'}
          />
        )
      )}
      {texts.length > 0 && (
        <div className={styles['texts']} data-alone={(!videos && !picture) || undefined}>
          {texts.map(({ type, text }, index) => (
            <p key={index} className={type === 'story_pin_heading_block' ? styles['heading'] : styles['paragraph']}>
              {text}
            </p>
          ))}
        </div>
      )}
    </>
  )
}
