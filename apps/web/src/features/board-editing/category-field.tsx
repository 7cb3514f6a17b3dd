import { categoriesResource, limits } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useLocale } from '../../api/viewer.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { boardEditingWords } from './board-editing.words.ts'

interface CategoryFieldProps {
  readonly category: string | null
  readonly error: string | undefined
}

/** What a board is about: one of the topics there are, or what it was about before. */
export function CategoryField({ category, error }: CategoryFieldProps) {
  const locale = useLocale()
  const { data: topics } = useQuery({
    queryKey: ['categories'],
    queryFn: async ({ signal }) =>
      (await call(categoriesResource.get, { page_size: limits.topicsInAll }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const known = (topics ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ slug, name }) => [slug, name] as const)
  const isKnown = category === null || known.some(([slug]) => slug === category)
  const choices = [['', boardEditingWords.none] as const, ...(isKnown ? [] : [[category, category] as const]), ...known]
  // A choice that only comes with the topics could not be the first one.
  return (
    <SelectField
      key={topics === undefined ? 'loading' : 'loaded'}
      label={boardEditingWords.category}
      name="category"
      defaultValue={category ?? ''}
      choices={choices}
      error={error}
    />
  )
}
