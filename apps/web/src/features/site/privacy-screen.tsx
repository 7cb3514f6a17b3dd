import { openCookieSettings } from '../../api/consent.ts'
import { LinkText } from './link-text.tsx'
import { OperatorWords, SitePage } from './site-page.tsx'
import { Rich } from '../../ui/rich.tsx'
import { privacyWords } from './site-privacy.words.ts'

const toCookies = (text: string) => <LinkText onPress={openCookieSettings}>{text}</LinkText>

/** What the operator says of privacy, and what the software does by itself. */
export function PrivacyScreen({
  html,
  updatedAt,
}: {
  readonly html: string | null
  readonly updatedAt: string | null
}) {
  return (
    <SitePage heading={privacyWords.heading}>
      {html !== null && <OperatorWords html={html} updatedAt={updatedAt} />}
      <h2>{privacyWords.keptHeading}</h2>
      <ul>
        <li>{privacyWords.keptOfYou}</li>
        <li>{privacyWords.keptOfUse}</li>
        <li>{privacyWords.keptPictures}</li>
        <li>{privacyWords.keptDevices}</li>
      </ul>
      <p>{privacyWords.keptHow}</p>
      <h2>{privacyWords.whoHeading}</h2>
      <p>{privacyWords.whoText}</p>
      <h2>{privacyWords.cookiesHeading}</h2>
      <p>
        <Rich parts={privacyWords.cookiesText({ settings: toCookies })} />
      </p>
      <h2>{privacyWords.leavingHeading}</h2>
      <p>{privacyWords.leavingText}</p>
    </SitePage>
  )
}
