import { Fragment } from 'react'
import { memberRoutes } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { useLocale, useRootData } from '../../api/viewer.ts'
import { BookmarkletLink } from './bookmarklet-link.tsx'
import { bookmarkletCode } from './bookmarklet-code.ts'
import { CopyCode } from './copied-code.tsx'
import styles from './save-tools.module.css'
import { saveToolsWords } from './save-tools.words.ts'
import { SitePage } from './site-page.tsx'

/** What a site owner puts on a page: a button for the page, and a board in a frame. */
const siteExample = (origin: string) =>
  [
    `<a data-pin-do="buttonPin" href="${origin}${links.saveWindow({})}"></a>`,
    `<a data-pin-do="embedBoard" data-pin-board-width="400" href="${origin}/username/board/"></a>`,
    `<script async defer src="${origin}${memberRoutes.saveButtonScript.build()}"></script>`,
  ].join('\n')

const buttonOptions = ['url', 'media', 'description', 'tall', 'round', 'custom'].map((name) => `data-pin-${name}`)
const frames = ['embedPin', 'embedBoard', 'embedUser']
const frameOptions = ['width', 'board-width', 'scale-height'].map((name) => `data-pin-${name}`)

const browsers = [
  {
    brands: ['Chrome', 'Edge', 'Brave'],
    kind: 'chromium',
    address: 'chrome://extensions',
    steps: (where: { address: string }) => saveToolsWords.chromiumSteps(where),
  },
  {
    brands: ['Firefox'],
    kind: 'firefox',
    address: 'about:debugging#/runtime/this-firefox',
    steps: (where: { address: string }) => saveToolsWords.firefoxSteps(where),
  },
] as const

/** CN-10, CN-11: ways to save from other sites, with what to do at a desk and on a phone. */
export function SaveToolsScreen() {
  const origin = new URL(useRootData()?.publicUrl ?? 'http://localhost').origin
  const code = bookmarkletCode(origin)
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const listOf = (names: readonly string[]) => list.format(names)
  const example = siteExample(origin)
  return (
    <SitePage heading={saveToolsWords.heading} lead={saveToolsWords.lead}>
      <h2>{saveToolsWords.buttonHeading}</h2>
      <p>{saveToolsWords.buttonText}</p>
      <p>
        <BookmarkletLink code={code} />
      </p>
      <p>{saveToolsWords.noBar}</p>
      <h2>{saveToolsWords.extensionHeading}</h2>
      <p>{saveToolsWords.extensionText}</p>
      {browsers.map(({ brands, kind, steps, address }) => (
        <Fragment key={kind}>
          <p>
            <a href={links.extensionArchive(kind)} download>
              {saveToolsWords.download({ browser: listOf(brands) })}
            </a>
          </p>
          <p>{steps({ address })}</p>
        </Fragment>
      ))}
      <p>{saveToolsWords.extensionConnect}</p>
      <h2>{saveToolsWords.phoneHeading}</h2>
      <p>{saveToolsWords.shareText}</p>
      <p>{saveToolsWords.phoneText}</p>
      <ol>
        <li>
          {saveToolsWords.phoneCopy}
          <div className={styles['copy']}>
            <CopyCode label={saveToolsWords.copyAddress} text={code} />
          </div>
        </li>
        <li>{saveToolsWords.phoneBookmark}</li>
        <li>{saveToolsWords.phonePress}</li>
      </ol>
      <h2>{saveToolsWords.siteHeading}</h2>
      <p>{saveToolsWords.siteText}</p>
      <pre className={styles['code']}>
        <code>{example}</code>
      </pre>
      <CopyCode label={saveToolsWords.copyCode} text={example} />
      <p>
        {saveToolsWords.siteOptions({
          buttonOptions: listOf(buttonOptions),
          frames: listOf(frames),
          frameOptions: listOf(frameOptions),
        })}
      </p>
    </SitePage>
  )
}
