import {
  adminChangeTopic,
  adminMakeTopic,
  type AdminTopic,
  adminTopics,
  type OptionsOf,
  type PinId,
  topic as topicSchema,
} from '@pinfold/contract'
import type { Employee } from '../../../platform/auth/employee.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { employeeBinder } from '../../employees/index.ts'
import {
  changeTopic,
  findAllTopics,
  findTopicsToEdit,
  makeTopic,
  type TopicFacts,
  type TopicRow,
} from '../../graph/index.ts'
import { type PinViewDeps, pinViews } from '../../pins/index.ts'
import { coversOf } from './topic-covers.view.ts'

type EditingDeps = WriteDeps & PinViewDeps

/** MD-08: editors see all topics, hidden ones, too, and change them. */
export function bindTopicEditing(binder: Binder, deps: EditingDeps): void {
  const { readPages, act } = employeeBinder(binder)
  const one = async (id: Id, { employee }: { employee: Employee }): Promise<AdminTopic> => {
    const [found] = await present(deps, employee, await findAllTopics(deps.db, [id]))
    if (!found) throw new AppError('topic_not_found')
    return found
  }
  readPages(adminTopics, async ({ employee, options, page }) => {
    const rows = await findTopicsToEdit(deps.db, { below: options.below, text: options.query }, page)
    return {
      items: await present(deps, employee, rows),
      next: rows.length < page.limit ? null : (rows.at(-1)?.slug ?? null),
    }
  })
  act(
    adminMakeTopic,
    async ({ employee, options: { reason, ...written } }) =>
      makeTopic(deps, employee, await read(deps, employee, written), reason),
    one,
  )
  act(
    adminChangeTopic,
    async ({ employee, options: { topic_id: id, reason, ...written } }) =>
      changeTopic(deps, employee, { id, facts: await read(deps, employee, written), reason }),
    one,
  )
}

type Written = Omit<OptionsOf<typeof adminMakeTopic>, 'reason'>

/** What was written, as it is kept. Throws `pin_not_found` for a cover that is none. */
async function read(deps: EditingDeps, employee: Employee, written: Written): Promise<TopicFacts> {
  const names = Object.entries(written.names).filter(([, name]) => name !== undefined && name !== '')
  const coverPinId = written.cover_pin_id === '' ? null : (written.cover_pin_id as PinId)
  if (coverPinId !== null && (await pinViews(deps, employee, [coverPinId], 'suggested')).length === 0)
    throw new AppError('pin_not_found', { field: 'cover_pin_id' })
  return {
    names: Object.fromEntries(names) as TopicFacts['names'],
    theme: written.theme,
    parentId: ['', '0'].includes(written.parent_id) ? null : written.parent_id,
    synonyms: [...new Set(written.synonyms.map((word) => word.toLowerCase()).filter((word) => word !== ''))],
    isHidden: written.is_hidden,
    coverPinId,
  }
}

async function present(deps: EditingDeps, employee: Employee, rows: readonly TopicRow[]): Promise<AdminTopic[]> {
  const covers = await coversOf(
    deps,
    employee,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.names['en'] ?? row.name,
    names: row.names,
    theme: topicSchema.shape.theme.parse(row.theme),
    parent_id: row.parentId,
    synonyms: row.synonyms,
    is_hidden: row.isHidden,
    cover_pin_id: row.coverPinId,
    cover_url: covers.get(row.id)?.images['236x'].url ?? null,
  }))
}
