import { type Board, boardCollaboratorResource, type MemberCard } from '@pinfold/contract'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '../../../api/client.ts'
import { links } from '../../../api/links.ts'
import { useMember } from '../../../api/viewer.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { boardTeamWords } from './board-team.words.ts'
import styles from './collaborators-modal.module.css'
import { PersonRow } from './person-row.tsx'
import { useLeavingRows } from './use-team-list.ts'

export interface TeamProps {
  readonly board: Board
  /** Called once the viewer has left the board. */
  readonly onClose: () => void
}

const byPerson = (people: readonly MemberCard[]) => people.map((person) => ({ id: person.id, person }))

/** Who works on the board. */
export function Team({ board, onClose }: TeamProps) {
  const viewerId = useMember()?.id
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const team = useLeavingRows(byPerson(board.collaborating_users ?? []))
  const named = (person: MemberCard) => ({ board_id: board.id, invited_user_id: person.id })
  const remove = (person: MemberCard, ban: boolean) =>
    team.act(person.id, async () => {
      await call(boardCollaboratorResource.delete, { ...named(person), ban })
      const told = { name: person.full_name }
      showToast({ text: ban ? boardTeamWords.banned(told) : boardTeamWords.removed(told) })
    })
  const leave = (person: MemberCard) =>
    team.act(person.id, async () => {
      await call(boardCollaboratorResource.delete, named(person))
      showToast({ text: boardTeamWords.left({ board: board.name }) })
      onClose()
      if (board.privacy === 'secret') await navigate(links.home(), { replace: true })
      else await revalidate()
    })
  return (
    <section>
      <h3 className={styles['heading']}>{boardTeamWords.onThisBoard}</h3>
      <ul>
        <PersonRow person={board.owner} standing={boardTeamWords.owner} />
        {team.rows.map(({ id, person }) => (
          <PersonRow
            key={id}
            person={person}
            standing={boardTeamWords.collaborator}
            choices={[
              ...(board.viewer_can.leave && id === viewerId
                ? [
                    {
                      label: boardTeamWords.leave,
                      about: boardTeamWords.leaveBoard,
                      onChoose: () => void leave(person),
                    },
                  ]
                : []),
              ...(board.viewer_can.invite
                ? [
                    {
                      label: actionWords.remove,
                      about: boardTeamWords.removePerson({ name: person.full_name }),
                      onChoose: () => void remove(person, false),
                    },
                    {
                      label: boardTeamWords.ban,
                      about: boardTeamWords.banPerson({ name: person.full_name }),
                      onChoose: () => void remove(person, true),
                    },
                  ]
                : []),
            ]}
          />
        ))}
      </ul>
    </section>
  )
}
