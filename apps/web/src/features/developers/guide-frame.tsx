import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import styles from './guide-frame.module.css'

interface SectionProps {
  readonly id: string
  readonly heading: string
  readonly children: ReactNode
}

/** A part of a guide that can be linked to. */
export function GuideSection({ id, heading, children }: SectionProps) {
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

interface GuideFrameProps {
  readonly heading: string
  readonly lead: string
  /** Where there is more to read. */
  readonly reference: ReactNode
  /** What the list of sections is called. */
  readonly contents: string
  readonly children: readonly ReactElement<SectionProps>[]
}

/** A long page to read, with its sections listed beside it where there is room. */
export function GuideFrame({ heading, lead, reference, contents, children }: GuideFrameProps) {
  const sections = Children.toArray(children).filter((child) => isValidElement<SectionProps>(child))
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <h1>{heading}</h1>
        <p className={styles['lead']}>{lead}</p>
        <p className={styles['reference']}>{reference}</p>
      </header>
      <nav className={styles['contents']} aria-label={contents}>
        <p>{contents}</p>
        <ol>
          {sections.map(({ props }) => (
            <li key={props.id}>
              <a href={`#${props.id}`}>{props.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles['words']}>{children}</div>
    </article>
  )
}
