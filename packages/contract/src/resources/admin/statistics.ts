import { z } from 'zod'
import { gatheredFigures } from '../../entities/gathered-figures.ts'
import { limits } from '../../limits.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { pageSize } from '../../wire/scalars.ts'
import { adminQuery } from './admin-endpoint.ts'

const { usual, most } = limits.admin.statisticsDays

/** How the site does. */
export const adminStatistics = endpoint(
  'GET',
  '/v3/admin/statistics/',
  adminQuery({
    summary: 'Figures of the whole site by day.',
    roles: ['moderator', 'editor', 'advertising'],
    options: z.object({ days: pageSize(usual, most) }),
    reply: gatheredFigures,
  }),
)
