import { type Board, boardCardPath } from '@pinfold/contract'
import { Images } from 'lucide-react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { usePerson } from '../../../entities/member/use-person.ts'
import { useActing } from '../../../entities/viewer/accounts/use-acting.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './board-row.module.css'

/** A board in a list: its cover, what it is called, and whose it is. All of it leads there. */
export function BoardRow({ board }: { readonly board: Board }) {
  const owner = usePerson(board.owner)
  const cover = board.image_cover_url ?? board.images['170x'][0]?.url
  return (
    <li>
      <Link className={styles['row']} to={boardCardPath(links.board(board), useActing()?.id ?? undefined)}>
        <span className={styles['cover']} aria-hidden="true">
          {cover === undefined ? (
            <Images size={24} strokeWidth={1.5} />
          ) : (
            <img src={cover} alt="" loading="lazy" decoding="async" />
          )}
        </span>
        <span className={styles['words']}>
          <span className={styles['name']} dir="auto">
            {board.name}
          </span>
          <span className={styles['owner']} dir="auto">
            {owner.full_name}
          </span>
        </span>
      </Link>
    </li>
  )
}

const TO_COME = [1, 2, 3]

/** Stands where such rows are about to be. */
export function BoardRowsToCome() {
  return (
    <div role="status">
      <span className="visually-hidden">{actionWords.loading}</span>
      {TO_COME.map((each) => (
        <span key={each} className={styles['row']}>
          <Skeleton style={{ inlineSize: 96, blockSize: 64 }} />
          <span className={styles['words']}>
            <Skeleton style={{ inlineSize: '60%', blockSize: 16, marginBlock: 4 }} />
            <Skeleton style={{ inlineSize: '35%', blockSize: 12, marginBlock: 4 }} />
          </span>
        </span>
      ))}
    </div>
  )
}
