import { openCookieSettings } from '../../api/consent.ts'
import { LinkText } from './link-text.tsx'
import { OperatorWords, SitePage } from './site-page.tsx'

/** What the operator says of privacy, and what the software does by itself. */
export function PrivacyScreen({
  html,
  updatedAt,
}: {
  readonly html: string | null
  readonly updatedAt: string | null
}) {
  return (
    <SitePage heading="Privacy">
      {html !== null && <OperatorWords html={html} updatedAt={updatedAt} />}
      <h2>What this software keeps</h2>
      <ul>
        <li>Your email address, birth date, country and what you write on your profile.</li>
        <li>Your Pins, boards, comments, messages, and whom and what you follow.</li>
        <li>Your pictures, with the place and camera details removed.</li>
        <li>For each device you’re logged in on: its kind and when it was last used, so you can end sessions.</li>
      </ul>
      <p>
        Passwords are kept only in a form that can’t be read back. Everything stays on the computers of the people who
        run this site, and nothing is loaded from other sites while you browse.
      </p>
      <h2>Who sees what</h2>
      <p>
        Public boards can be seen by everyone. Secret boards can be seen only by you and the people you invite: to
        anyone else they look as if they didn’t exist, and so do their pictures. With a private profile, only followers
        you approve see your Pins and boards.
      </p>
      <h2>Cookies</h2>
      <p>
        A few cookies are needed to log you in and protect forms. Everything else is off until you allow it.{' '}
        <LinkText onPress={openCookieSettings}>Cookie settings</LinkText>
      </p>
      <h2>Taking your data with you, and leaving</h2>
      <p>
        In your account settings you can download all of your data as one file. Deleting your account hides everything
        at once and erases it for good after 14 days, pictures included.
      </p>
    </SitePage>
  )
}
