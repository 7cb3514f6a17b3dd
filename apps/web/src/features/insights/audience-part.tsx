import type { Audience } from '@pinfold/contract'
import { useLocale } from '../../api/viewer.ts'
import { formatShare } from '../../ui/format-share.ts'
import { deviceName, regionName } from './insight-values.ts'
import styles from './insights.module.css'
import { insightsWords as words } from './insights.words.ts'

/** Who sees the Pins, in groups. */
export function AudiencePart({ audience }: { readonly audience: Audience }) {
  const locale = useLocale()
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{words.audience}</h2>
      <p className={styles['note']}>{words.audienceHelp}</p>
      {audience.people === 0 ? (
        <p>{words.noAudience}</p>
      ) : (
        <>
          <dl className={styles['people']}>
            <div>
              <dt>{words.people}</dt>
              <dd>{audience.people.toLocaleString(locale)}</dd>
            </div>
            <div>
              <dt>{words.engagedPeople}</dt>
              <dd>{audience.engaged_people.toLocaleString(locale)}</dd>
            </div>
          </dl>
          <div className={styles['groups']}>
            <Groups
              heading={words.countries}
              groups={audience.countries.map(({ country, share }) => [countries.of(country) ?? country, share])}
            />
            <Groups
              heading={words.regions}
              groups={audience.regions.map(({ region, share }) => [regionName(region), share])}
            />
            <Groups
              heading={words.devices}
              groups={audience.devices.map(({ device, share }) => [deviceName(device), share])}
            />
            <Groups heading={words.topics} groups={audience.topics.map(({ topic, share }) => [topic.name, share])} />
          </div>
        </>
      )}
    </section>
  )
}

interface GroupsProps {
  readonly heading: string
  readonly groups: readonly (readonly [name: string, share: number])[]
}

function Groups({ heading, groups }: GroupsProps) {
  const locale = useLocale()
  return (
    <section>
      <h3 className={styles['subheading']}>{heading}</h3>
      {groups.length === 0 ? (
        <p className={styles['note']}>{words.noGroups}</p>
      ) : (
        <ul className={styles['bars']}>
          {groups.map(([name, share]) => (
            <li key={name}>
              <span>{name}</span>
              <span className={styles['number']}>{formatShare(share, locale)}</span>
              <span className={styles['bar']} style={{ ['--share' as string]: share }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
