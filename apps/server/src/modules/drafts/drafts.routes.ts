import {
  createPinDrafts,
  deletePinDrafts,
  duplicatePinDraft,
  importPinCsv,
  listPinDrafts,
  orderPinDrafts,
  publishPinDraft,
  restorePinDrafts,
  updatePinDraft,
  updatePinDrafts,
} from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { BoardViewDeps } from '../boards/index.ts'
import { pinView, type PinViewDeps, requirePinCreation } from '../pins/index.ts'
import { changeDraft, changeDrafts, deleteDrafts, orderDrafts, restoreDrafts } from './commands/change-drafts.ts'
import { createDrafts, duplicateDraft } from './commands/create-drafts.ts'
import { publishDraft, type PublishDeps } from './commands/publish-draft.ts'
import { importCsv } from './csv/import-csv.ts'
import { draftsView, draftView, someDraftsView } from './drafts.view.ts'

/** CN-19, CN-20: pins that are being made, kept for their member on every device. */
export function bindDrafts({ bind }: Binder, deps: PublishDeps & BoardViewDeps & PinViewDeps): void {
  bind(listPinDrafts, ({ viewer }) => draftsView(deps, requireMember(viewer)))
  bind(createPinDrafts, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return someDraftsView(deps, member, await createDrafts(deps, member, options.drafts))
  })
  bind(updatePinDraft, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await changeDraft(deps, member, options)
    return draftView(deps, member, options.draft_id)
  })
  bind(updatePinDrafts, async ({ viewer, options: { draft_ids: ids, ...fields } }) => {
    const member = requireMember(viewer)
    await changeDrafts(deps, member, ids, fields)
    return someDraftsView(deps, member, ids)
  })
  bind(deletePinDrafts, async ({ viewer, options }) => {
    await deleteDrafts(deps, requireMember(viewer), options.draft_ids)
    return null
  })
  bind(restorePinDrafts, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await restoreDrafts(deps, member, options.draft_ids)
    return someDraftsView(deps, member, options.draft_ids)
  })
  bind(orderPinDrafts, async ({ viewer, options }) => {
    await orderDrafts(deps, requireMember(viewer), options.draft_ids)
    return null
  })
  bind(duplicatePinDraft, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return draftView(deps, member, await duplicateDraft(deps, member, options.draft_id))
  })
  bind(importPinCsv, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    const { rows, newCount, ids } = await importCsv(deps, member, options)
    return { rows, new_count: newCount, drafts: await someDraftsView(deps, member, ids) }
  })
  bind(publishPinDraft, async ({ viewer, options }) => {
    requirePinCreation(viewer)
    const member = requireMember(viewer)
    return pinView(deps, viewer, await publishDraft(deps, member, options.draft_id))
  })
}
