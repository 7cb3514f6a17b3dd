import { Check } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { counted, formatCount } from '../../ui/format.ts'
import { type Chosen, columnsOf, ratioOf, toggled } from './chosen-pictures.ts'
import { pagePictureWords } from './page-picture-chooser.words.ts'
import styles from './page-pictures.module.css'
import { useColumnCount } from './use-column-count.ts'
import type { FoundPage, FoundPagePicture } from './use-page-pictures.ts'

interface PagePictureGridProps {
  readonly page: FoundPage
  readonly chosenMost: number
  readonly onChoose: (pictures: readonly FoundPagePicture[], page: FoundPage) => void
}

/** The pictures, the likeliest first and chosen. */
export function PagePictureGrid({ page, chosenMost, onChoose }: PagePictureGridProps) {
  const { items } = page
  const locale = useLocale()
  const headingId = useId()
  const [chosen, setChosen] = useState<Chosen>([0])
  const list = useRef<HTMLDivElement>(null)
  const count = useColumnCount(list)
  const choose = () => {
    const pictures = chosen.flatMap((at) => items[at] ?? [])
    if (pictures.length > 0) onChoose(pictures, page)
  }
  return (
    <section className={styles['chooser']} aria-labelledby={headingId}>
      <h2 className={styles['heading']} id={headingId}>
        {pagePictureWords.heading}
      </h2>
      {chosenMost > 1 && <p className={styles['most']}>{pagePictureWords.most(counted(chosenMost, locale))}</p>}
      <div className={styles['columns']} ref={list} role="group" aria-label={pagePictureWords.list}>
        {columnsOf(items, count).map((places, column) => (
          <div key={column} className={styles['column']}>
            {places.map((at) => {
              const picture = items[at]
              return (
                picture && (
                  <PictureChoice
                    key={picture.url}
                    picture={picture}
                    number={at + 1}
                    order={chosen.indexOf(at)}
                    isOneOfSeveral={chosenMost > 1}
                    onToggle={() => setChosen(toggled(chosen, at, chosenMost))}
                  />
                )
              )
            })}
          </div>
        ))}
      </div>
      <div className={styles['bar']} data-at-end>
        <Button kind="primary" size={48} disabled={chosen.length === 0} onClick={choose}>
          {pagePictureWords.next(counted(chosen.length, locale))}
        </Button>
      </div>
    </section>
  )
}

interface PictureChoiceProps {
  readonly picture: FoundPagePicture
  readonly number: number
  /** Its place among those chosen; -1 where it is not. */
  readonly order: number
  readonly isOneOfSeveral: boolean
  readonly onToggle: () => void
}

function PictureChoice({ picture, number, order, isOneOfSeveral, onToggle }: PictureChoiceProps) {
  const locale = useLocale()
  const [isBroken, setBroken] = useState(false)
  const isChosen = order >= 0
  const { width, height } = picture
  const pixels = new Intl.NumberFormat(locale)
  const size = { width: pixels.format(width), height: pixels.format(height) }
  const numbered = { number: formatCount(number, locale) }
  const name =
    width > 0 ? pagePictureWords.picture({ ...numbered, ...size }) : pagePictureWords.pictureWithoutSize(numbered)
  const label = picture.description ? pagePictureWords.named({ description: picture.description, picture: name }) : name
  if (isBroken && !isChosen) return null
  return (
    <button
      type="button"
      className={classNames(styles['choice'], isChosen && styles['chosen'])}
      aria-pressed={isChosen}
      aria-label={label}
      onClick={onToggle}
    >
      <img
        className={styles['picture']}
        src={picture.preview_url}
        alt=""
        loading={number > 12 ? 'lazy' : 'eager'}
        decoding="async"
        style={{ aspectRatio: String(1 / ratioOf(picture)) }}
        onError={() => setBroken(true)}
      />
      {width > 0 && (
        <span className={styles['size']} aria-hidden="true">
          {pagePictureWords.size(size)}
        </span>
      )}
      {isChosen && (
        <span className={styles['mark']} aria-hidden="true">
          {isOneOfSeveral ? formatCount(order + 1, locale) : <Check size={16} />}
        </span>
      )}
    </button>
  )
}
