import { developerWords } from './developers.words.ts'
import styles from './scopes.module.css'

const scopes = [
  ['boards', () => developerWords.boardsAre],
  ['pins', () => developerWords.pinsAre],
  ['secret_boards', () => developerWords.secretBoardsAre],
  ['user', () => developerWords.userIs],
] as const

/** What a token may be given for. */
export function Scopes() {
  return (
    <table className={styles['scopes']}>
      <thead>
        <tr>
          <th scope="col">{developerWords.scopeReads}</th>
          <th scope="col">{developerWords.scopeWrites}</th>
          <th scope="col">{developerWords.scopeCovers}</th>
        </tr>
      </thead>
      <tbody>
        {scopes.map(([name, covers]) => (
          <tr key={name}>
            <td>
              <code>{`${name}:read`}</code>
            </td>
            <td>
              <code>{`${name}:write`}</code>
            </td>
            <td>{covers()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
