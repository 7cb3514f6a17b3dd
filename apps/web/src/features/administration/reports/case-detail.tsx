import type { ReportCase } from '@pinfold/contract'
import { Link } from 'react-router'
import { useLocale } from '../../../api/viewer.ts'
import { Age } from '../../../ui/age.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { adminLinks } from '../admin-links.ts'
import { Facts, Tags } from '../admin-page.tsx'
import { likeBlocked, takenText } from './case-list.tsx'
import { actName, reasonName, typeName } from './deed-names.ts'
import { reportQueueWords as words } from './report-queue.words.ts'
import styles from './reports.module.css'
import type { CaseDeeds } from './use-case-deeds.tsx'

interface CaseDetailProps {
  readonly shown: ReportCase
  readonly deeds: CaseDeeds
}

/** One reported thing with all that was said of it, and what can be done. */
export function CaseDetail({ shown, deeds }: CaseDetailProps) {
  const { id, thing, texts, taken, act } = shown
  return (
    <section className={styles['detail']} aria-label={words.report({ number: id })}>
      <header className={styles['row']}>
        <h2 className={styles['title']}>
          {thing?.title
            ? words.named({ type: typeName(shown.object_type), name: thing.title })
            : typeName(shown.object_type)}
        </h2>
        <Tags words={[...likeBlocked(shown), ...(thing?.states ?? []), ...(taken ? [takenText(taken)] : [])]} />
      </header>
      <Picture shown={shown} deeds={deeds} />
      {texts.map((text, at) => (
        <blockquote key={at} className={styles['quote']}>
          {text}
        </blockquote>
      ))}
      {thing === null && texts.length === 0 && <p>{words.gone}</p>}
      {thing !== null && thing.detail !== '' && <p className={styles['said']}>{thing.detail}</p>}
      {thing?.path && (
        <a className={styles['link']} href={thing.path} target="_blank" rel="noreferrer" data-open-thing>
          {words.openThing}
        </a>
      )}
      <About shown={shown} />
      <Said shown={shown} />
      {act !== null && <p role="status">{words.decided({ deed: actName(act) })}</p>}
      <Deeds shown={shown} deeds={deeds} />
    </section>
  )
}

/** Blurred until somebody wants to see it. */
function Picture({ shown: { thing }, deeds }: CaseDetailProps) {
  if (!thing?.image_url) return null
  return (
    <div className={styles['frame']}>
      <img
        className={classNames(styles['picture'], !deeds.isPictureShown && styles['blurred'])}
        src={thing.image_url}
        alt={words.picture}
      />
      <Button size={32} aria-pressed={deeds.isPictureShown} onClick={() => deeds.act('picture')}>
        {deeds.isPictureShown ? words.hidePicture : words.showPicture}
      </Button>
    </div>
  )
}

function About({ shown }: Pick<CaseDetailProps, 'shown'>) {
  const locale = useLocale()
  const { concerned } = shown
  return (
    <Facts
      facts={[
        [
          words.concerned,
          concerned ? (
            <>
              <Link className={styles['link']} to={adminLinks.member(concerned.id)}>
                @{concerned.username}
              </Link>
              <span className={styles['note']}> {words.earlier({ count: shown.earlier_decisions })}</span>
            </>
          ) : (
            words.several
          ),
        ],
        [words.reasons, <Tags key="reasons" words={shown.reasons.map(reasonName)} />],
        [words.since, <Age key="since" moment={shown.first_at} locale={locale} />],
      ]}
    />
  )
}

function Said({ shown: { reports, report_count: count } }: Pick<CaseDetailProps, 'shown'>) {
  return (
    <div>
      <h3 className={styles['name']}>{words.count({ count })}</h3>
      <ul className={styles['reports']}>
        {reports.map(({ reporter, reason, detail }, at) => (
          <li key={reporter?.id ?? at}>
            <span className={styles['note']}>
              {reporter ? `@${reporter.username}` : words.goneReporter}: {reasonName(reason)}
            </span>
            {detail !== '' && <span className={styles['said']}>{detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Deeds({ shown: { acts, taken, state }, deeds }: CaseDetailProps) {
  // What others are to decide is not taken up either.
  if (state === 'closed' || acts.length === 0) return null
  return (
    <div className={styles['deeds']}>
      <Button size={32} onClick={() => deeds.act('take')} isBusy={deeds.isBusy}>
        {taken?.is_mine === true ? words.keep : words.take}
      </Button>
      {taken?.is_mine === true && (
        <Button size={32} onClick={() => deeds.act('release')}>
          {words.release}
        </Button>
      )}
      {acts.map((act) => (
        <Button key={act} size={32} kind={act === 'ban' ? 'danger' : 'secondary'} onClick={() => deeds.act(act)}>
          {actName(act)}
        </Button>
      ))}
    </div>
  )
}
