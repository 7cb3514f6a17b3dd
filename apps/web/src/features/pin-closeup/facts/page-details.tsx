import type { Pin, RichSummary } from '@pinfold/contract'
import { CircleAlert, Star } from 'lucide-react'
import { useLocale } from '../../../api/viewer.ts'
import { counted } from '../../../ui/format.ts'
import { cookingTime, newHeadline, servingsOf } from '../../../entities/pin/page/fact-line.ts'
import { dietName } from './diet-names.ts'
import { pageDetailsWords } from './page-details.words.ts'
import styles from './page-details.module.css'

type Product = NonNullable<RichSummary['products']>[number]
type Recipe = NonNullable<RichSummary['recipe']>

/** The site was not to be reached several times over some days. */
export function BrokenLink() {
  return (
    <p className={styles['broken']}>
      <CircleAlert size={16} aria-hidden="true" />
      {pageDetailsWords.brokenLink}
    </p>
  )
}

/** What the page behind a pin's link sells, cooks or tells. */
export function PageDetails({ pin }: { readonly pin: Pin }) {
  const rich = pin.rich_summary
  if (!rich) return null
  const [product] = rich.products ?? []
  return (
    <>
      {product && <ProductLines product={product} rating={rich.aggregate_rating} title={pin.title} />}
      {rich.recipe && <RecipeLines recipe={rich.recipe} rating={rich.aggregate_rating} />}
      {rich.article && <ArticleLines pin={pin} article={rich.article} />}
    </>
  )
}

interface ProductLinesProps {
  readonly product: Product
  readonly rating: RichSummary['aggregate_rating']
  readonly title: string
}

function ProductLines({ product, rating, title }: ProductLinesProps) {
  const condition = product.offer_summary?.condition
  const about = [
    product.brand,
    product.variant,
    condition === 'used' && pageDetailsWords.used,
    condition === 'refurbished' && pageDetailsWords.refurbished,
  ].filter(Boolean)
  return (
    <div className={styles['lines']}>
      {product.name !== '' && product.name !== title.trim() && <p className={styles['name']}>{product.name}</p>}
      {about.length > 0 && <p>{about.join(' · ')}</p>}
      <Rating rating={rating} />
    </div>
  )
}

function Rating({ rating }: { readonly rating: RichSummary['aggregate_rating'] }) {
  const locale = useLocale()
  if (!rating) return null
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(rating.rating)
  const count = counted(rating.review_count, locale)
  return (
    <p className={styles['rating']}>
      <Star size={14} aria-hidden="true" fill="currentcolor" />
      <span aria-hidden="true">
        {number} ({count.shown})
      </span>
      <span className="visually-hidden">{pageDetailsWords.rating({ rating: number, ...count })}</span>
    </p>
  )
}

function RecipeLines({
  recipe,
  rating,
}: {
  readonly recipe: Recipe
  readonly rating: RichSummary['aggregate_rating']
}) {
  const locale = useLocale()
  const { total_minutes: total, prepare_minutes: prepare, cook_minutes: cook, servings } = recipe
  const times = [
    total && pageDetailsWords.total({ time: cookingTime(total, locale) }),
    prepare && pageDetailsWords.prepare({ time: cookingTime(prepare, locale) }),
    cook && pageDetailsWords.cook({ time: cookingTime(cook, locale) }),
    servings && servingsOf(servings, locale),
  ].filter(Boolean)
  const diets = (recipe.diets ?? []).flatMap((diet) => dietName(diet) ?? [])
  const groups = recipe.ingredient_groups ?? []
  return (
    <>
      <div className={styles['lines']}>
        {times.length > 0 && <p>{times.join(' · ')}</p>}
        {diets.length > 0 && <p>{diets.join(' · ')}</p>}
        <Rating rating={rating} />
      </div>
      {groups.length > 0 && (
        <section className={styles['ingredients']}>
          <h2 className={styles['heading']}>{pageDetailsWords.ingredients}</h2>
          {groups.map(({ name, items }, at) => (
            // Two groups may have one name.
            <div key={`${at} ${name}`} className={styles['group']}>
              {name !== null && <h3 className={styles['groupName']}>{name}</h3>}
              <ul className={styles['items']}>
                {items.map((item, place) => (
                  <li key={`${place} ${item}`}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
    </>
  )
}

interface ArticleLinesProps {
  readonly pin: Pin
  readonly article: NonNullable<RichSummary['article']>
}

function ArticleLines({ pin, article }: ArticleLinesProps) {
  const locale = useLocale()
  const headline = newHeadline(pin)
  const authors = article.authors ?? []
  const date = article.published_at === undefined ? null : new Date(article.published_at)
  // Pages say the day where they are; the server and the browser have to say the same.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className={styles['lines']}>
      {headline !== undefined && <p className={styles['name']}>{headline}</p>}
      {(authors.length > 0 || date !== null) && (
        <p>
          {authors.length > 0 &&
            pageDetailsWords.by({ names: new Intl.ListFormat(locale, { type: 'unit' }).format(authors) })}
          {authors.length > 0 && date !== null && ' · '}
          {date !== null && <time dateTime={date.toISOString()}>{format.format(date)}</time>}
        </p>
      )}
      {pin.rich_summary?.site_name && <p>{pin.rich_summary.site_name}</p>}
    </div>
  )
}
