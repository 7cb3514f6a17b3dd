import { type Board, boardCardPath } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { boardCover } from '../../../entities/board/card/board-cover.ts'
import { Collage } from '../../../entities/board/card/collage.tsx'
import { usePerson } from '../../../entities/member/use-person.ts'
import { useActing } from '../../../entities/viewer/accounts/use-acting.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './board-row.module.css'

/** A board in a list: its pictures, what it is called, and whose it is. All of it leads there. */
export function BoardRow({ board }: { readonly board: Board }) {
  const owner = usePerson(board.owner)
  return (
    <li>
      <Link className={styles['row']} to={boardCardPath(links.board(board), useActing()?.id ?? undefined)}>
        <Collage {...boardCover(board)} />
        <span className={styles['words']}>
          <span className={styles['name']}>
            <bdi>{board.name}</bdi>
          </span>
          <span className={styles['owner']}>
            <bdi>{owner.full_name}</bdi>
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
