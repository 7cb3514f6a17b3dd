import type { Pin, ProductTag } from '@pinfold/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { StoryPage } from './story-page.tsx'
import styles from './story-pager.module.css'
import { useLocale } from '../../../api/viewer.ts'
import { formatCount } from '../../../ui/format.ts'
import { isRightToLeft } from '../../../ui/is-right-to-left.ts'
import { storyPagerWords } from './story-pager.words.ts'

type Story = NonNullable<Pin['story_pin_data']>

interface StoryPagerProps {
  readonly pinId: string
  readonly story: Story
  /** Products on the pictures of its pages. */
  readonly tags: readonly ProductTag[]
  /** What the pin is called. */
  readonly name: string
  /** Height divided by width, of all pages. */
  readonly ratio: number
}

/** The pages of a story, one at a time, with buttons and arrow keys. */
export function StoryPager({ pinId, story, tags, name, ratio }: StoryPagerProps) {
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
        <StoryPage
          pinId={pinId}
          page={page}
          tags={tags.filter((tag) => tag.page === at)}
          name={name}
          ratio={ratio}
          isFirst={at === 0}
        />
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
