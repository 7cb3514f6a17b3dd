import {
  isLawOpen,
  type LawKey,
  limits,
  type OptionsOf,
  takedownDays,
  takedownLawOf,
  type submitDsaTakedown,
} from '@pinfold/contract'
import { isMember, type Viewer } from '../../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { bucketOf, drawBucket, type Id } from '../../../../platform/ids/ids.ts'
import { addressKey, type RateLimit } from '../../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../../platform/write-deps.ts'
import { authorize, holdNothing } from '../../../../platform/writing/writer.ts'
import { allow } from '../../../../platform/auth/decision.ts'
import { thingsAt } from '../named-things.ts'
import { daysAfter } from '../days-after.ts'
import { insertItems } from '../takedown-items.queries.ts'
import { insertTakedown } from '../takedowns.queries.ts'
import '../takedown-events.ts'

type Form = OptionsOf<typeof submitDsaTakedown>

const ASKED = { tries: limits.takedown.aDay, windowMilliseconds: 24 * 60 * 60 * 1000 }

type SubmitDeps = WriteDeps & { readonly rateLimit: RateLimit; readonly publicUrl: URL }

/**
 * Takes a request under a law and answers its id. Throws `page_not_found` where the law takes none here, `sign_in_required`
 * where it takes none of visitors, `throttled`, and `not_of_this_site` for an address that shows nothing.
 */
export async function submitTakedown(
  deps: SubmitDeps,
  viewer: Viewer,
  { law: key, form, address }: { law: LawKey; form: Form; address: string },
): Promise<Id> {
  const law = takedownLawOf(key)
  if (!isLawOpen(key, viewer.experiments)) throw new AppError('page_not_found')
  if (!law.allow_anonymous_submission && (!isMember(viewer) || viewer.isLimitedLogin))
    throw new AppError('sign_in_required')
  await deps.rateLimit.take(`takedown:${addressKey(address)}`, ASKED)
  const things = await thingsAt(deps, viewer, form.addresses)
  return inTransaction(deps.db, 'submit-takedown', async (tx) => {
    const writer = authorize(holdNothing(tx, 'a request stands, whatever becomes of what it names'), allow)
    const id = deps.ids.next(drawBucket())
    const now = deps.clock.now()
    await insertTakedown(writer, {
      id,
      law: key,
      law_types: form.law_types,
      country: form.country,
      objects: JSON.stringify(things.map((thing) => ({ type: thing.type, id: thing.id }))),
      explanation: form.explanation,
      details: JSON.stringify({
        work: form.work,
        trademark: form.trademark,
        registration: form.registration,
        personal_data: form.personal_data,
      }),
      // Who wants no name on it is not kept by one.
      name: form.is_anonymous ? '' : form.name,
      organisation: form.is_anonymous ? '' : form.organisation,
      email: form.is_anonymous ? '' : form.email,
      locale: viewer.locale,
      flagger_number: form.is_trusted_flagger ? form.flagger_number : '',
      is_for_complaints_office: form.is_for_complaints_office,
      state: 'open',
      due_at: daysAfter(now, takedownDays[key].answer),
      decided_at: null,
      created_at: now,
      papers_gone_at: null,
    })
    await insertItems(
      writer,
      things.map((thing) => ({
        object_id: thing.id,
        takedown_id: id,
        law: key,
        object_type: thing.type,
        member_id: thing.ownerId,
        state: 'asked',
        removed_at: null,
        objection_until: null,
        objected_at: null,
        restore_at: null,
      })),
    )
    await deps.outbox.emit(writer, bucketOf(id), 'takedown.claimant-letter', { takedownId: id, letter: 'received' })
    return id
  })
}
