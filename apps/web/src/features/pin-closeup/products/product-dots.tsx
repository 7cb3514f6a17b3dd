import type { ProductTag } from '@pinfold/contract'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { useLocale } from '../../../api/viewer.ts'
import { formatPrice } from '../../../entities/pin/card/price.ts'
import { pinName } from '../../../entities/pin/pin-name.ts'
import styles from './product-dots.module.css'
import { productDotsWords } from './product-dots.words.ts'

/** Dots over a picture; each shows what a product is called and costs, which leads to its Pin. */
export function ProductDots({ tags }: { readonly tags: readonly ProductTag[] }) {
  const [hovered, setHovered] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const open = chosen ?? hovered
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return
    event.stopPropagation()
    setChosen(null)
    setHovered(null)
  }
  return (
    <ul aria-label={productDotsWords.products}>
      {tags.map(({ x, y, pin }) => (
        <li
          key={pin.id}
          className={styles['place']}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          data-open={open === pin.id || undefined}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(pin.id)}
          onPointerLeave={() => setHovered(null)}
        >
          <button
            type="button"
            className={styles['dot']}
            aria-expanded={open === pin.id}
            aria-label={productDotsWords.show({ name: pinName(pin) })}
            onKeyDown={onKeyDown}
            onClick={() => setChosen(chosen === pin.id ? null : pin.id)}
          />
          {open === pin.id && <ProductCard pin={pin} isLeft={x > 0.5} isAbove={y > 0.5} />}
        </li>
      ))}
    </ul>
  )
}

interface ProductCardProps {
  readonly pin: ProductTag['pin']
  /** Where it stands from its dot, so that it stays on the picture. */
  readonly isLeft: boolean
  readonly isAbove: boolean
}

function ProductCard({ pin, isLeft, isAbove }: ProductCardProps) {
  const locale = useLocale()
  const { url, width, height } = pin.images['136x136']
  return (
    <Link
      className={styles['card']}
      to={links.pin(pin.id)}
      data-left={isLeft || undefined}
      data-above={isAbove || undefined}
    >
      <img className={styles['picture']} src={url} width={width} height={height} alt="" />
      <span className={styles['words']}>
        <span className={styles['name']}>{pinName(pin)}</span>
        <span className={styles['price']}>{formatPrice(pin.price_value, pin.price_currency, locale)}</span>
      </span>
    </Link>
  )
}
