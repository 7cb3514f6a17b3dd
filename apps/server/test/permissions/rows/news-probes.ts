import { newsHubResource } from '@pinfold/contract'
import { comment } from '../../comments/commenting.ts'
import { settled } from '../../support/settled.ts'
import type { Subject } from '../covered-row.ts'
import { lists, type Probe } from '../probe.ts'
import type { World } from '../world.ts'

const told = new Map<string, Promise<unknown>>()

/** Under the pin, a collaborator names everybody there is: whoever may see it hears of it, and its owner of the comment. */
export const toldToEverybody =
  (make: (world: World) => Promise<Subject>) =>
  async (world: World): Promise<Subject> => {
    const subject = await make(world)
    const { pinId } = subject.target
    const names = Object.values(world.members).map(({ member }) => `@${member.username}`)
    const telling = told.get(pinId) ?? comment(world.guest, pinId, names.join(' '))
    told.set(pinId, telling)
    await telling
    await settled(world.app)
    return subject
  }

/** The pin in somebody's news. Visitors have none, and nobody reads them for somebody else. */
export const newsOfPin: Probe = lists(
  newsHubResource.get,
  () => ({ page_size: 50 }),
  (news, { pinId }) => news.some(({ pin }) => pin?.id === pinId),
  { notFor: ['anon', 'bot', 'partner_mfa', 'partner_nomfa', 'employee_assigned', 'employee_unassigned'] },
)
