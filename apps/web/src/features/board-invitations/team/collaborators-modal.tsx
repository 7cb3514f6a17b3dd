import {
  type Board,
  boardCollaboratorResource,
  boardEmailInviteResource,
  boardInviteResource,
  boardInvitesResource,
  contactRequestAcceptResource,
  contactRequestIgnoreResource,
  contactRequestsResource,
  type MemberCard,
} from '@pinfold/contract'
import { UserRoundPlus } from 'lucide-react'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '../../../api/client.ts'
import { links } from '../../../api/links.ts'
import { useMember } from '../../../api/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { ReadFailed } from '../../../entities/board/picker/read-failed.tsx'
import styles from './collaborators-modal.module.css'
import { MoreRows, PersonRow, RowsLoading } from './person-row.tsx'
import { TeamRules } from './team-rules.tsx'
import { useLeavingRows, useTeamList } from './use-team-list.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { boardTeamWords } from './board-team.words.ts'

interface CollaboratorsModalProps {
  readonly board: Board
  readonly onClose: () => void
  readonly onInvite: () => void
}

/** BO-04: who works on the board, and for its owner who is invited, asks or is banned. */
export function CollaboratorsModal({ board, onClose, onInvite }: CollaboratorsModalProps) {
  const isOwner = board.viewer_can.invite
  return (
    <Modal heading={boardTeamWords.collaborators} isOpen onClose={onClose} width={480}>
      <div className={styles['body']}>
        {isOwner && (
          <Button
            kind="primary"
            size={48}
            isWide
            icon={<UserRoundPlus size={20} aria-hidden="true" />}
            onClick={onInvite}
          >
            {boardTeamWords.invitePeople}
          </Button>
        )}
        {isOwner && <Requests board={board} />}
        <Team board={board} onClose={onClose} />
        {isOwner && <Invited board={board} />}
        {isOwner && <Banned board={board} />}
        {isOwner && <TeamRules board={board} />}
      </div>
    </Modal>
  )
}

const byPerson = (people: readonly MemberCard[]) => people.map((person) => ({ id: person.id, person }))

function Team({ board, onClose }: Pick<CollaboratorsModalProps, 'board' | 'onClose'>) {
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

function Requests({ board }: { readonly board: Board }) {
  const { revalidate } = useRevalidator()
  const list = useTeamList(contactRequestsResource.get, { board_id: board.id })
  if (list.isLoading) return <RowsLoading />
  if (list.rows.length === 0 && !list.error) return null
  return (
    <section>
      <h3 className={styles['heading']}>{boardTeamWords.requests}</h3>
      {list.error && <ReadFailed error={list.error} retry={list.retry} />}
      <ul>
        {list.rows.map(({ id, type, sender }) => (
          <PersonRow
            key={id}
            person={sender}
            standing={boardTeamWords.asksToJoin}
            choices={[
              {
                label: boardTeamWords.ignore,
                about: boardTeamWords.ignorePerson({ name: sender.full_name }),
                onChoose: () =>
                  void list.act(id, () => call(contactRequestIgnoreResource.delete, { contact_request: { type, id } })),
              },
              {
                label: actionWords.accept,
                about: boardTeamWords.acceptPerson({ name: sender.full_name }),
                isMain: true,
                onChoose: () =>
                  void list.act(id, async () => {
                    await call(contactRequestAcceptResource.update, { contact_request: { type, id } })
                    await revalidate()
                  }),
              },
            ]}
          />
        ))}
      </ul>
      <MoreRows {...list} />
    </section>
  )
}

function Invited({ board }: { readonly board: Board }) {
  const invites = useTeamList(boardInvitesResource.get, { board_id: board.id })
  const emails = useTeamList(boardEmailInviteResource.get, { board_id: board.id })
  if (invites.isLoading || emails.isLoading) return <RowsLoading />
  const failed = [invites, emails].filter(({ error }) => error)
  const error = invites.error ?? emails.error
  if (invites.rows.length + emails.rows.length === 0 && !error) return null
  return (
    <section>
      <h3 className={styles['heading']}>{boardTeamWords.invited}</h3>
      {error && <ReadFailed error={error} retry={() => failed.forEach(({ retry }) => retry())} />}
      <ul>
        {invites.rows.map(({ id, invited_user: person }) => {
          const named = { board_id: board.id, invited_user_id: person.id }
          return (
            <PersonRow
              key={id}
              person={person}
              standing={boardTeamWords.invited}
              choices={[
                {
                  label: boardTeamWords.withdraw,
                  about: boardTeamWords.withdrawFrom({ name: person.full_name }),
                  onChoose: () => void invites.act(id, () => call(boardInviteResource.delete, named)),
                },
              ]}
            />
          )
        })}
        {emails.rows.map(({ id, email }) => (
          <PersonRow
            key={id}
            email={email}
            standing={boardTeamWords.invitedByEmail}
            choices={[
              {
                label: boardTeamWords.withdraw,
                about: boardTeamWords.withdrawFrom({ name: email }),
                onChoose: () =>
                  void emails.act(id, () =>
                    call(boardEmailInviteResource.delete, { board_id: board.id, invite_id: id }),
                  ),
              },
            ]}
          />
        ))}
      </ul>
      <MoreRows {...invites} />
      <MoreRows {...emails} />
    </section>
  )
}

function Banned({ board }: { readonly board: Board }) {
  const list = useTeamList(boardInvitesResource.get, { board_id: board.id, status_filters: ['banned'] })
  if (list.rows.length === 0 && !list.error) return null
  return (
    <section>
      <h3 className={styles['heading']}>{boardTeamWords.bannedPeople}</h3>
      {list.error && <ReadFailed error={list.error} retry={list.retry} />}
      <ul>
        {list.rows.map(({ id, invited_user: person }) => (
          <PersonRow
            key={id}
            person={person}
            standing={boardTeamWords.cannotJoin}
            choices={[
              {
                label: boardTeamWords.liftBan,
                about: boardTeamWords.liftBanOn({ name: person.full_name }),
                onChoose: () =>
                  void list.act(id, () =>
                    call(boardInviteResource.delete, { board_id: board.id, invited_user_id: person.id }),
                  ),
              },
            ]}
          />
        ))}
      </ul>
      <MoreRows {...list} />
    </section>
  )
}
