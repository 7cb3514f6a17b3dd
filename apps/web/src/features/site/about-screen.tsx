import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { OperatorWords, SitePage } from './site-page.tsx'
import { Rich } from '../../ui/rich.tsx'
import { aboutWords } from './site-about.words.ts'

interface OperatorTextProps {
  /** Null where whoever runs the site wrote nothing. */
  readonly html: string | null
  readonly updatedAt: string | null
}

const toHelp = (text: string) => <Link to={links.help()}>{text}</Link>
const toPrivacy = (text: string) => <Link to={links.privacy()}>{text}</Link>

/** What this site is, and who runs it. */
export function AboutScreen({ html, updatedAt }: OperatorTextProps) {
  return (
    <SitePage heading={aboutWords.heading} lead={aboutWords.lead}>
      {html !== null && <OperatorWords html={html} updatedAt={updatedAt} />}
      <h2>{aboutWords.whatHeading}</h2>
      <p>
        <Rich parts={aboutWords.whatText({ help: toHelp })} />
      </p>
      <h2>{aboutWords.whoHeading}</h2>
      <p>{aboutWords.whoText}</p>
      <h2>{aboutWords.yoursHeading}</h2>
      <p>
        <Rich parts={aboutWords.yoursText({ privacy: toPrivacy })} />
      </p>
    </SitePage>
  )
}
