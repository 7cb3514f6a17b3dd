import {
  type Board,
  boardEmailInviteResource,
  boardInviteResource,
  boardInvitesResource,
  contactRequestAcceptResource,
  contactRequestIgnoreResource,
  contactRequestsResource,
} from '@pinfold/contract'
import type { ComponentProps, ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../../api/client.ts'
import { ReadFailed } from '../../../entities/board/picker/read-failed.tsx'
import { actionWords } from '../../../ui/action.words.ts'
import { boardTeamWords } from './board-team.words.ts'
import styles from './collaborators-modal.module.css'
import { MoreRows, PersonRow } from './person-row.tsx'
import { Team, type TeamProps } from './team.tsx'
import { TeamRules } from './team-rules.tsx'
import { useTeamList } from './use-team-list.ts'

/**
 * The team with who asks, is invited or banned. The team stands in its place from the beginning, and can be changed once the
 * other lists are there: what came later would move Remove and Ban from under a hand.
 */
export function OwnersLists({ board, onClose }: TeamProps) {
  const requests = useRequests(board)
  const invites = useInvites(board)
  const emails = useEmails(board)
  const banned = useBanned(board)
  const isComing = [requests, invites, emails, banned].some(({ isLoading }) => isLoading)
  return (
    <div className={styles['lists']} inert={isComing}>
      {!isComing && <Requests list={requests} />}
      <Team board={board} onClose={onClose} />
      {!isComing && <Invited board={board} invites={invites} emails={emails} />}
      {!isComing && <Banned board={board} list={banned} />}
      <TeamRules board={board} />
    </div>
  )
}

const useRequests = ({ id }: Board) => useTeamList(contactRequestsResource.get, { board_id: id })
const useInvites = ({ id }: Board) => useTeamList(boardInvitesResource.get, { board_id: id })
const useEmails = ({ id }: Board) => useTeamList(boardEmailInviteResource.get, { board_id: id })
const useBanned = ({ id }: Board) => useTeamList(boardInvitesResource.get, { board_id: id, status_filters: ['banned'] })

type TeamList = Pick<ReturnType<typeof useInvites>, 'error' | 'retry'> &
  ComponentProps<typeof MoreRows> & { readonly rows: readonly unknown[] }

interface ListOfPeopleProps {
  readonly heading: string
  /** What it is read from. */
  readonly lists: readonly TeamList[]
  /** Its rows. */
  readonly children: ReactNode
}

/** A list under its heading; nothing where nobody is in it. */
function ListOfPeople({ heading, lists, children }: ListOfPeopleProps) {
  const failed = lists.filter(({ error }) => error)
  const error = failed[0]?.error
  if (lists.every(({ rows }) => rows.length === 0) && !error) return null
  return (
    <section>
      <h3 className={styles['heading']}>{heading}</h3>
      {error && <ReadFailed error={error} retry={() => failed.forEach(({ retry }) => retry())} />}
      <ul>{children}</ul>
      {lists.map((list, place) => (
        <MoreRows key={place} {...list} />
      ))}
    </section>
  )
}

function Requests({ list }: { readonly list: ReturnType<typeof useRequests> }) {
  const { revalidate } = useRevalidator()
  return (
    <ListOfPeople heading={boardTeamWords.requests} lists={[list]}>
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
    </ListOfPeople>
  )
}

interface InvitedProps {
  readonly board: Board
  readonly invites: ReturnType<typeof useInvites>
  readonly emails: ReturnType<typeof useEmails>
}

function Invited({ board, invites, emails }: InvitedProps) {
  return (
    <ListOfPeople heading={boardTeamWords.invited} lists={[invites, emails]}>
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
                void emails.act(id, () => call(boardEmailInviteResource.delete, { board_id: board.id, invite_id: id })),
            },
          ]}
        />
      ))}
    </ListOfPeople>
  )
}

function Banned({ board, list }: { readonly board: Board; readonly list: ReturnType<typeof useBanned> }) {
  return (
    <ListOfPeople heading={boardTeamWords.bannedPeople} lists={[list]}>
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
    </ListOfPeople>
  )
}
