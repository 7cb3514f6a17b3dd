import { limits, type Pin, type ProductTag, shoppingListPinsResource } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { useLocale } from '../../api/viewer.ts'
import { PinPicture } from '../../entities/pin/card/pin-picture.tsx'
import { formatPrice } from '../../entities/pin/card/price.ts'
import { pinName } from '../../entities/pin/pin-name.ts'
import { FieldError } from '../../ui/field.tsx'
import { formatShare } from '../../ui/format-share.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import offer from './offer-fields.module.css'
import { type Place, placeAfterKey, placeAt } from './product-place.ts'
import styles from './product-tags-field.module.css'
import { productTagsFieldWords } from './product-tags-field.words.ts'

interface ProductTagsFieldProps {
  readonly pin: Pin
  readonly tags: readonly ProductTag[]
  readonly onChange: (tags: readonly ProductTag[]) => void
  readonly error?: string | undefined
}

const most = limits.productTags.most
const CENTRE: Place = { x: 0.5, y: 0.5 }

/** Own Pins with a price, put on the picture by dragging or by keys. */
export function ProductTagsField({ pin, tags, onChange, error }: ProductTagsFieldProps) {
  const locale = useLocale()
  const stage = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(tags.length > 0)
  const { width, height } = pin.images.orig
  const move = (id: string, place: Place) =>
    onChange(tags.map((tag) => (tag.pin.id === id ? { ...tag, ...place } : tag)))
  const drag = (id: string, event: { clientX: number; clientY: number }) => {
    const picture = stage.current?.getBoundingClientRect()
    if (picture) move(id, placeAt(event, picture))
  }
  return (
    <details open={isOpen || error !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={offer['summary']}>{productTagsFieldWords.heading}</summary>
      <div className={styles['fields']}>
        <p className={styles['help']}>{productTagsFieldWords.help({ most: String(most) })}</p>
        <div ref={stage} className={styles['stage']}>
          <PinPicture pin={pin} sizes="320px" ratio={width > 0 ? height / width : 1} isFirst={false} />
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
            pin={pin}
            tagged={new Set(tags.map((tag) => tag.pin.id))}
            onChoose={(product) => onChange([...tags, { ...CENTRE, pin: product }])}
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
  readonly pin: Pin
  readonly tagged: ReadonlySet<string>
  readonly onChoose: (product: ProductTag['pin']) => void
}

function ProductChoice({ pin, tagged, onChoose }: ProductChoiceProps) {
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const { data: products } = useQuery({
    queryKey: ['products to tag', pin.pinner.id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const options = { username: pin.pinner.username, page_size: MOST_KNOWN }
      const { data } = await call(shoppingListPinsResource.get, options, { signal })
      return data.flatMap(productOf)
    },
  })
  if (products === undefined) return null
  const wanted = typed.trim().toLocaleLowerCase(locale)
  const free = products.filter(({ id }) => id !== pin.id && !tagged.has(id))
  const found = free.filter((one) => pinName(one).toLocaleLowerCase(locale).includes(wanted)).slice(0, MOST_SHOWN)
  if (free.length === 0) return tagged.size === 0 && <p className={styles['help']}>{productTagsFieldWords.none}</p>
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
