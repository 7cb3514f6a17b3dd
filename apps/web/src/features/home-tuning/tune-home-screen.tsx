import { type HomeSource, type HomeSourceKind, homeSourceKinds, homeSourcesResource } from '@pinfold/contract'
import { Link } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { usePages } from '../../api/use-pages.ts'
import { sourceKey } from '../../entities/home-source/source-key.ts'
import { sourceRules } from '../../entities/home-source/source-switch.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Switch } from '../../ui/switch.tsx'
import { tuneHomeWords } from './tune-home.words.ts'
import styles from './tune-home-screen.module.css'

interface TuneHomeProps {
  readonly kind: HomeSourceKind
  readonly first: Answer<typeof homeSourcesResource.get>
}

/** DS-04: what home is made from, each with a switch. */
export function TuneHomeScreen({ kind, first }: TuneHomeProps) {
  const { rows, loadMore, isLoadingMore, hasFailed, retry } = usePages(homeSourcesResource.get, { kind }, first)
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{tuneHomeWords.heading}</h1>
      <p className={styles['lead']}>{tuneHomeWords.lead}</p>
      <nav className={styles['kinds']} aria-label={tuneHomeWords.kinds}>
        {homeSourceKinds.map((other) => (
          <Link
            key={other}
            className={styles['kind']}
            to={links.tuneHome(other)}
            aria-current={other === kind ? 'page' : undefined}
            preventScrollReset
            replace
          >
            {tuneHomeWords[other]}
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <NoSources kind={kind} />
      ) : (
        <ul className={styles['sources']} aria-label={tuneHomeWords[kind]}>
          {rows.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ul>
      )}
      <p className={styles['more']}>
        {loadMore && (
          <Button isBusy={isLoadingMore} onClick={loadMore}>
            {tuneHomeWords.showMore}
          </Button>
        )}
        {hasFailed && <Button onClick={retry}>{actionWords.retry}</Button>}
      </p>
    </div>
  )
}

function SourceRow({ source }: { readonly source: HomeSource }) {
  const { kind, id, url, image_url: picture } = source
  const [isOn, setOn] = useOptimisticFact(sourceKey(kind, id), sourceRules(kind, id, source.is_on))
  const title = source.title === '' ? tuneHomeWords.untitled : source.title
  return (
    <li className={styles['source']}>
      <Link className={styles['picture']} to={url} tabIndex={-1} aria-hidden="true">
        {kind === 'member' ? (
          <Avatar name={title} pictureUrl={picture} size={48} />
        ) : (
          picture !== null && <img src={picture} width={48} height={48} loading="lazy" decoding="async" alt="" />
        )}
      </Link>
      <div className={styles['switch']}>
        <Switch label={title} isOn={isOn} onChange={setOn} />
      </div>
    </li>
  )
}

function NoSources({ kind }: { readonly kind: HomeSourceKind }) {
  const { heading, help } = {
    board: { heading: tuneHomeWords.noBoards, help: tuneHomeWords.noBoardsHelp },
    topic: { heading: tuneHomeWords.noTopics, help: tuneHomeWords.noTopicsHelp },
    member: { heading: tuneHomeWords.noMembers, help: tuneHomeWords.noMembersHelp },
    pin: { heading: tuneHomeWords.noPins, help: tuneHomeWords.noPinsHelp },
  }[kind]
  const action =
    kind === 'topic' ? (
      <LinkButton to={links.chooseTopics(links.tuneHome(kind))}>{tuneHomeWords.chooseTopics}</LinkButton>
    ) : (
      <LinkButton to={links.ideas()}>{tuneHomeWords.explore}</LinkButton>
    )
  return (
    <EmptyState drawing="boards" heading={heading} action={action}>
      {help}
    </EmptyState>
  )
}
