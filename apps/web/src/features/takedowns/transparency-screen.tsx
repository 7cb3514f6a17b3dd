import type { TakedownCounts } from '@pinfold/contract'
import { useLocale } from '../../api/viewer.ts'
import { lawTexts } from '../../entities/report/law-words.ts'
import styles from './takedowns.module.css'
import { transparencyWords as words } from './transparency.words.ts'
import noticeStyles from '../../entities/report/notices.module.css'

const rows = [
  ['requests', () => words.requests],
  ['open', () => words.open],
  ['accepted', () => words.accepted],
  ['refused', () => words.refused],
  ['withdrawn', () => words.withdrawn],
  ['named', () => words.named],
  ['removed', () => words.removed],
  ['objected', () => words.objected],
  ['restored', () => words.restored],
] as const

/** How many requests there were under each law, for everybody. The law for tests shows where somebody tried it. */
export function TransparencyScreen({ counts }: { readonly counts: readonly TakedownCounts[] }) {
  const format = new Intl.NumberFormat(useLocale())
  return (
    <div className={noticeStyles['screen']}>
      <h1>{words.heading}</h1>
      <p className={noticeStyles['subtle']}>{words.lead}</p>
      {counts
        .filter(({ law, requests }) => law !== 'test' || requests > 0)
        .map((ofLaw) => (
          <section key={ofLaw.law}>
            <h2>{lawTexts(ofLaw.law).name}</h2>
            <dl className={styles['counts']}>
              {rows.map(([name, label]) => [
                <dt key={`${name} label`}>{label()}</dt>,
                <dd key={name}>{format.format(ofLaw[name])}</dd>,
              ])}
            </dl>
          </section>
        ))}
    </div>
  )
}
