import { type Board, boardResource } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { Switch } from '../../../ui/switch.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { boardTeamWords } from './board-team.words.ts'

/** BO-04: what the owner lets others do. */
export function TeamRules({ board }: { readonly board: Board }) {
  const takesNoRequests = board.owner.is_partner || board.privacy === 'secret'
  return (
    <>
      {!takesNoRequests && (
        <TeamRule board={board} rule="collaborator_requests_enabled" label={boardTeamWords.letAsk} />
      )}
      <TeamRule
        board={board}
        rule="collaborators_can_delete_pins"
        label={boardTeamWords.letDelete}
        help={boardTeamWords.letDeleteHelp}
      />
    </>
  )
}

interface TeamRuleProps {
  readonly board: Board
  readonly rule: 'collaborator_requests_enabled' | 'collaborators_can_delete_pins'
  readonly label: string
  readonly help?: string
}

/** It shows at once; what the server refuses is taken back. */
function TeamRule({ board, rule, ...words }: TeamRuleProps) {
  const [isOn, setOn] = useState(board[rule] === true)
  const change = async (wanted: boolean) => {
    setOn(wanted)
    try {
      await call(boardResource.update, { board_id: board.id, [rule]: wanted })
    } catch (error) {
      setOn(!wanted)
      showToast({ text: messageOf(error) })
    }
  }
  return <Switch {...words} isOn={isOn} onChange={(wanted) => void change(wanted)} />
}
