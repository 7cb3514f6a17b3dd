import { boardInviteLinkResource } from '@pinfold/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { useLocale } from '../../../api/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { copyAddress } from '../../../ui/copy-address.ts'
import { FieldError } from '../../../ui/field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { inviteLinkKey } from '../../../entities/board/board-keys.ts'
import { showToast } from '../../../ui/toast-store.ts'
import styles from './invite-ways.module.css'
import { invitingWords } from './inviting.words.ts'

/** The link of a board: on or off, to be copied, and to be renewed when it went too far. */
export function InviteByLink({ boardId }: { readonly boardId: string }) {
  const queries = useQueryClient()
  const locale = useLocale()
  const id = useId()
  const key = inviteLinkKey(boardId)
  const [isBusy, setBusy] = useState(false)
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async () => (await call(boardInviteLinkResource.get, { board_id: boardId })).data.link,
    gcTime: 0,
  })
  const change = async (wanted: 'create' | 'delete', said: string) => {
    setBusy(true)
    try {
      const answer = await call(boardInviteLinkResource[wanted], { board_id: boardId })
      queries.setQueryData(key, answer.data?.link ?? null)
      showToast({ text: said })
    } catch (failure) {
      showToast({ text: messageOf(failure) })
    } finally {
      setBusy(false)
    }
  }
  if (error) return <FieldError>{messageOf(error)}</FieldError>
  if (data === undefined) return <Skeleton style={{ inlineSize: '100%', blockSize: 96, borderRadius: 16 }} />
  return (
    <div className={styles['way']}>
      <Switch
        label={invitingWords.letPeopleJoin}
        help={invitingWords.letPeopleJoinHelp}
        isOn={data !== null}
        isDisabled={isBusy}
        onChange={(isOn) =>
          void change(isOn ? 'create' : 'delete', isOn ? invitingWords.linkOn : invitingWords.linkOff)
        }
      />
      {data && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {invitingWords.inviteLink}
          </label>
          <input
            id={id}
            className={styles['address']}
            readOnly
            value={data.url}
            onFocus={({ target }) => target.select()}
          />
          <p className={styles['until']}>
            {invitingWords.worksUntil({
              date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(data.expires_at)),
            })}
          </p>
          <div className={styles['buttons']}>
            <Button
              size={48}
              icon={<RefreshCw size={20} aria-hidden="true" />}
              isBusy={isBusy}
              onClick={() => void change('create', invitingWords.renewed)}
            >
              {invitingWords.renew}
            </Button>
            <Button
              size={48}
              kind="primary"
              icon={<Copy size={20} aria-hidden="true" />}
              onClick={() => void copyAddress(data.url)}
            >
              {invitingWords.copy}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
