import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { OperatorWords, SitePage } from './site-page.tsx'

interface OperatorTextProps {
  /** Null where whoever runs the site wrote nothing. */
  readonly html: string | null
  readonly updatedAt: string | null
}

/** What this site is, and who runs it. */
export function AboutScreen({ html, updatedAt }: OperatorTextProps) {
  return (
    <SitePage heading="About" lead="A place for pictures that inspire you, run by the people who use it.">
      {html !== null && <OperatorWords html={html} updatedAt={updatedAt} />}
      <h2>What you can do here</h2>
      <p>
        Save pictures as Pins, sort them onto boards, and find them again when you need them. Keep a board to yourself,
        share it with a few people, or show it to everyone. <Link to={links.help()}>How it works</Link>
      </p>
      <h2>Who runs it</h2>
      <p>
        This site runs on Pinfold, software that a community, a school, a studio or a company installs on a computer of
        its own. The people who run this site decide who can join and what belongs here, and everything you save stays
        with them: no other company is involved.
      </p>
      <h2>Your things stay yours</h2>
      <p>
        You can download everything you saved and wrote at any time, and delete your account with everything in it. Both
        are in your settings. <Link to={links.privacy()}>What is kept, and for how long</Link>
      </p>
    </SitePage>
  )
}
