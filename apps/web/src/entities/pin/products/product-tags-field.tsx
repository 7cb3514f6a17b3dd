import { limits, type Pin, type ProductTag, shoppingListPinsResource } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { useLocale } from '../../../api/viewer.ts'
import { formatPrice } from '../card/price.ts'
import { pinName } from '../pin-name.ts'
import { FieldError } from '../../../ui/field.tsx'
import { formatShare } from '../../../ui/format-share.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Place, placeAfterKey, placeAt } from './product-place.ts'
import styles from './product-tags-field.module.css'
import { productTagsFieldWords } from './product-tags-field.words.ts'

/** Whose products may be chosen. */
type Maker = Pick<Pin['pinner'], 'id' | 'username'>

export interface ProductTagsFieldProps {
  /** Where there is more than one such field: which this one is. */
  readonly heading?: string
  /** What the products are put on, as wide as it may be. */
  readonly picture: ReactNode
  readonly maker: Maker
  /** Pins that cannot be put on it: itself, and what stands elsewhere already. */
  readonly without?: readonly string[]
  /** How many fit. */
  readonly most?: number
  readonly tags: readonly ProductTag[]
  readonly onChange: (tags: readonly ProductTag[]) => void
  readonly error?: string | undefined
}

const CENTRE: Place = { x: 0.5, y: 0.5 }

/** Own Pins with a price, put on the picture by dragging or by keys. */
export function ProductTagsField(props: ProductTagsFieldProps) {
  const { heading, picture, maker, without = [], most = limits.productTags.most, tags, onChange, error } = props
  const locale = useLocale()
  const stage = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(tags.length > 0)
  const move = (id: string, place: Place) =>
    onChange(tags.map((tag) => (tag.pin.id === id ? { ...tag, ...place } : tag)))
  const drag = (id: string, event: { clientX: number; clientY: number }) => {
    const box = stage.current?.getBoundingClientRect()
    if (box) move(id, placeAt(event, box))
  }
  return (
    <details open={isOpen || error !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles['summary']}>{heading ?? productTagsFieldWords.heading}</summary>
      <div className={styles['fields']}>
        <p className={styles['help']}>{productTagsFieldWords.help({ most: String(limits.productTags.most) })}</p>
        <div ref={stage} className={styles['stage']}>
          {picture}
          {tags.map(({ x, y, pin: product }) => (
            <button
              key={product.id}
              type="button"
              className={styles['dot']}
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              aria-label={productTagsFieldWords.place({
                name: pinName(product),
                left: formatShare(x, locale),
                top: formatShare(y, locale),
              })}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => {
                if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(product.id, event)
              }}
              onKeyDown={(event) => {
                const place = placeAfterKey({ x, y }, event)
                if (!place) return
                event.preventDefault()
                move(product.id, place)
              }}
            />
          ))}
        </div>
        {tags.length > 0 && (
          <ul className={styles['list']}>
            {tags.map(({ pin: product }) => (
              <li key={product.id} className={styles['row']}>
                <span>{describe(product, locale)}</span>
                <IconButton
                  label={productTagsFieldWords.remove({ name: pinName(product) })}
                  icon={<X size={20} />}
                  onClick={() => onChange(tags.filter((tag) => tag.pin.id !== product.id))}
                />
              </li>
            ))}
          </ul>
        )}
        {isOpen && tags.length < most && (
          <ProductChoice
            maker={maker}
            without={new Set([...without, ...tags.map((tag) => tag.pin.id)])}
            isFirst={tags.length === 0}
            onChoose={(product) => onChange([...tags, { ...CENTRE, page: 0, pin: product }])}
          />
        )}
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </details>
  )
}

const describe = (product: ProductTag['pin'], locale: string) =>
  `${pinName(product)} · ${formatPrice(product.price_value, product.price_currency, locale)}`

/** As many of a member's newest products as can be chosen from. */
const MOST_KNOWN = 100
const MOST_SHOWN = 8

interface ProductChoiceProps {
  readonly maker: Maker
  readonly without: ReadonlySet<string>
  /** Nothing was chosen so far. */
  readonly isFirst: boolean
  readonly onChoose: (product: ProductTag['pin']) => void
}

function ProductChoice({ maker, without, isFirst, onChoose }: ProductChoiceProps) {
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const { data: products } = useQuery({
    queryKey: ['products to tag', maker.id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const options = { username: maker.username, page_size: MOST_KNOWN }
      const { data } = await call(shoppingListPinsResource.get, options, { signal })
      return data.flatMap(productOf)
    },
  })
  if (products === undefined) return null
  const wanted = typed.trim().toLocaleLowerCase(locale)
  const free = products.filter(({ id }) => !without.has(id))
  const found = free.filter((one) => pinName(one).toLocaleLowerCase(locale).includes(wanted)).slice(0, MOST_SHOWN)
  if (free.length === 0) return isFirst && <p className={styles['help']}>{productTagsFieldWords.none}</p>
  return (
    <>
      <TextField
        label={productTagsFieldWords.find}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <ul className={styles['choices']} aria-label={productTagsFieldWords.find}>
        {found.map((product) => (
          <li key={product.id}>
            <button type="button" className={styles['choice']} onClick={() => onChoose(product)}>
              {describe(product, locale)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function productOf({ id, type, title, alt_text, images, price_value, price_currency, availability = null }: Pin) {
  if (!price_value || !price_currency) return []
  return [{ id, type, title, alt_text, images, price_value, price_currency, availability }]
}
