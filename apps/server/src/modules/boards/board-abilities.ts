import type { BoardAbilities } from '@pinfold/contract'
import { mayDo, type Viewer } from '../../platform/auth/viewer.ts'
import {
  type BoardFacts,
  boardSight,
  canAddPin,
  canAskToJoin,
  canDeleteBoard,
  canEditBoard,
  canInvite,
  canLeaveBoard,
  canManageBoard,
} from './boards.policy.ts'

/** What the viewer is offered: what the policy lets them do, and, where they act for another, what their role opens. */
export function boardAbilitiesOf(viewer: Viewer, facts: BoardFacts): BoardAbilities {
  const [mayEdit, mayManage] = [mayDo(viewer, 'edit'), mayDo(viewer, 'manage')]
  return {
    add_pin: mayEdit && canAddPin(facts).isAllowed,
    edit: mayEdit && canEditBoard(facts).isAllowed,
    archive_merge_privacy: mayManage && canManageBoard(facts).isAllowed,
    delete: mayManage && canDeleteBoard(facts).isAllowed,
    invite: mayManage && canInvite(facts).isAllowed,
    leave: mayManage && canLeaveBoard(facts).isAllowed,
    follow: mayEdit && boardSight(facts) === 'full' && !facts.isOwner,
    request_to_join: mayManage && canAskToJoin(facts).isAllowed,
  }
}
