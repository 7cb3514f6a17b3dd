import { colorFamilies, recipeDiets, recipeMinutes, type SearchFilters, searchFormats } from '@pinfold/contract'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useMember } from '../../api/viewer.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { readPrice, swatches } from './filter-choices.ts'
import styles from './filter-form.module.css'
import { searchChoicesWords } from './search-choices.words.ts'
import { searchFiltersWords } from './search-filters.words.ts'

/** Those that most prices are in; another one that an address names stays. */
const currencies = ['EUR', 'USD', 'GBP', 'JPY', 'SEK', 'BRL', 'IDR', 'CHF', 'CAD', 'AUD', 'MXN', 'DKK', 'NOK'] as const

interface FilterFormProps {
  readonly filters: SearchFilters
  /** Whether there is a choice between the own pins and others'. */
  readonly hasOwn: boolean
  readonly to: (filters: SearchFilters) => string
  readonly onDone: () => void
}

/** All filters at once. What was chosen is applied by a press, not before. */
export function FilterForm({ filters, hasOwn, to, onDone }: FilterFormProps) {
  const navigate = useNavigate()
  const member = useMember()
  const [wrong, setWrong] = useState<{ readonly from: boolean; readonly to: boolean } | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [from, upTo] = [priceIn(form, 'price_from'), priceIn(form, 'price_to')]
    if (from === null || upTo === null) {
      setWrong({ from: from === null, to: upTo === null })
      event.currentTarget
        .querySelector<HTMLInputElement>(`[name=${from === null ? 'price_from' : 'price_to'}]`)
        ?.focus()
      return
    }
    onDone()
    void navigate(to(filtersIn(form, filters, from, upTo)), { preventScrollReset: true })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <fieldset className={styles['group']}>
        <legend>{searchFiltersWords.color}</legend>
        <div className={styles['colors']}>
          {colorFamilies.map((color) => (
            <label key={color} className={styles['color']}>
              <input type="checkbox" name="color" value={color} defaultChecked={filters.color?.includes(color)} />
              <span className={styles['swatch']} style={{ background: swatches[color] }} />
              {searchChoicesWords[color]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{searchFiltersWords.kind}</legend>
        <div className={styles['checks']}>
          {searchFormats.map((format) => (
            <Checkbox
              key={format}
              name="format"
              value={format}
              label={format === 'video' ? searchFiltersWords.videos : searchFiltersWords.stories}
              defaultChecked={filters.format?.includes(format)}
            />
          ))}
          <Checkbox name="product" label={searchFiltersWords.products} defaultChecked={filters.product} />
          <Checkbox name="recipe" label={searchFiltersWords.recipes} defaultChecked={filters.recipe} />
        </div>
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{searchFiltersWords.price}</legend>
        <div className={styles['price']}>
          <TextField
            name="price_from"
            label={searchFiltersWords.priceFrom}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={filters.price_from}
            error={wrong?.from ? searchFiltersWords.priceWrong : undefined}
          />
          <TextField
            name="price_to"
            label={searchFiltersWords.priceTo}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={filters.price_to}
            error={wrong?.to ? searchFiltersWords.priceWrong : undefined}
          />
          <CurrencyField chosen={filters.currency ?? ''} />
        </div>
      </fieldset>
      <ChoiceGroup
        name="minutes"
        heading={searchFiltersWords.time}
        chosen={String(filters.minutes ?? '')}
        choices={[
          ['', searchFiltersWords.any],
          ...recipeMinutes.map((most) => [String(most), searchFiltersWords.within({ minutes: String(most) })] as const),
        ]}
        isInRow
      />
      <fieldset className={styles['group']}>
        <legend>{searchFiltersWords.diet}</legend>
        <div className={styles['checks']}>
          {recipeDiets.map((diet) => (
            <Checkbox
              key={diet}
              name="diet"
              value={diet}
              label={searchChoicesWords[diet]}
              defaultChecked={filters.diet?.includes(diet)}
            />
          ))}
        </div>
      </fieldset>
      {member && hasOwn && (
        <fieldset className={styles['group']}>
          <legend>{searchFiltersWords.whose}</legend>
          <div className={styles['checks']}>
            <Checkbox name="saved_by_me" label={searchFiltersWords.mine} defaultChecked={filters.saved_by_me} />
            <Checkbox name="followed" label={searchFiltersWords.followed} defaultChecked={filters.followed} />
          </div>
        </fieldset>
      )}
      <div className={styles['actions']} data-at-end>
        <LinkButton to={to({})} onClick={onDone} kind="tertiary" preventScrollReset>
          {searchFiltersWords.removeAll}
        </LinkButton>
        <Button type="submit" kind="primary">
          {searchFiltersWords.show}
        </Button>
      </div>
    </form>
  )
}

function CurrencyField({ chosen }: { readonly chosen: string }) {
  const names = new Intl.DisplayNames(useLocale(), { type: 'currency' })
  const offered = chosen === '' || currencies.some((each) => each === chosen) ? currencies : [...currencies, chosen]
  return (
    <SelectField
      name="currency"
      label={searchFiltersWords.currency}
      defaultValue={chosen}
      choices={[
        ['', searchFiltersWords.any],
        ...offered.map((code) => [code, `${code} · ${names.of(code) ?? code}`] as const),
      ]}
    />
  )
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const priceIn = (form: FormData, name: string) => readPrice(textIn(form, name))

/** What the form says; what narrows the search and is not in the form stays. */
function filtersIn(
  form: FormData,
  { topic, guides, ...before }: SearchFilters,
  from: string,
  to: string,
): SearchFilters {
  const isChosen = (name: string) => (value: string) => form.getAll(name).includes(value)
  const minutes = Number(textIn(form, 'minutes'))
  return {
    topic,
    guides,
    color: colorFamilies.filter(isChosen('color')),
    format: searchFormats.filter(isChosen('format')),
    product: form.has('product'),
    recipe: form.has('recipe'),
    price_from: from,
    price_to: to,
    // A currency alone says that something is sold in it; without a price it was not meant so.
    currency: from === '' && to === '' && before.currency === undefined ? '' : textIn(form, 'currency'),
    minutes: recipeMinutes.find((most) => most === minutes),
    diet: recipeDiets.filter(isChosen('diet')),
    saved_by_me: form.has('saved_by_me'),
    followed: form.has('followed'),
  }
}
