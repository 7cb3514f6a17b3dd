import { apiExamples, documentPaths, type ExampleName } from '@pinfold/contract/examples'
import { useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { inEnglish } from '../../ui/in-english.ts'
import { Rich } from '../../ui/rich.tsx'
import { CodeBlock, CodeExample, type Form } from './code-example.tsx'
import { developerWords as words } from './developers.words.ts'
import { GuideFrame, GuideSection } from './guide-frame.tsx'
import { Scopes } from './scopes.tsx'

const code = (text: string) => <code>{text}</code>
const toReference = (text: string) => <Link to={links.apiReference()}>{text}</Link>
const toSettings = (text: string) => <Link to={links.securitySettings()}>{text}</Link>
const toTyped = (text: string) => <a href={documentPaths.typed}>{text}</a>
const toResources = (text: string) => <a href={documentPaths.resources}>{text}</a>

/** How to write a program against the site, with examples that a test runs as they are shown. */
export function DevelopersScreen({ site }: { readonly site: string }) {
  const [form, setForm] = useState<Form>('shell')
  const examples = apiExamples(site)
  const show = (name: ExampleName, heading: string) => (
    <CodeExample heading={heading} example={examples[name]} form={form} onChoose={setForm} />
  )
  return (
    <div {...inEnglish()}>
      <GuideFrame
        heading={words.heading}
        lead={words.lead}
        reference={<Rich parts={words.reference({ reference: toReference })} />}
        contents={words.contents}
      >
        <GuideSection id="token" heading={words.tokenHeading}>
          <p>
            <Rich parts={words.tokenText({ settings: toSettings })} />
          </p>
          <Scopes />
          <p>{words.scopesText}</p>
          <p>
            <Rich parts={words.beginText({ code })} />
          </p>
          {show('begin', words.tokenHeading)}
        </GuideSection>
        <GuideSection id="calls" heading={words.firstHeading}>
          <p>
            <Rich parts={words.firstText({ code })} />
          </p>
          {show('first', words.firstHeading)}
          <p>{words.writeText}</p>
          {show('makeBoard', words.writeText)}
        </GuideSection>
        <GuideSection id="once" heading={words.onceHeading}>
          <p>
            <Rich parts={words.onceText({ code })} />
          </p>
          {show('once', words.onceHeading)}
        </GuideSection>
        <GuideSection id="upload" heading={words.uploadHeading}>
          <p>
            <Rich parts={words.uploadText({ code })} />
          </p>
          {show('upload', words.uploadHeading)}
        </GuideSection>
        <GuideSection id="lists" heading={words.listsHeading}>
          <p>
            <Rich parts={words.listsText({ code })} />
          </p>
          {show('lists', words.listsHeading)}
        </GuideSection>
        <GuideSection id="errors" heading={words.errorsHeading}>
          <p>
            <Rich parts={words.errorsText({ code })} />
          </p>
          {show('errors', words.errorsHeading)}
        </GuideSection>
        <GuideSection id="limits" heading={words.limitsHeading}>
          <p>
            <Rich parts={words.limitsText({ code })} />
          </p>
          {show('limits', words.limitsHeading)}
        </GuideSection>
        <GuideSection id="sites" heading={words.sitesHeading}>
          <p>
            <Rich parts={words.sitesText({ code })} />
          </p>
          {show('otherSites', words.sitesHeading)}
        </GuideSection>
        <GuideSection id="graphql" heading={words.graphHeading}>
          <p>
            <Rich parts={words.graphText({ code })} />
          </p>
          {show('graphql', words.graphHeading)}
        </GuideSection>
        <GuideSection id="types" heading={words.typesHeading}>
          <p>
            <Rich parts={words.typesText({ typed: toTyped, typedPath: documentPaths.typed })} />
          </p>
          <CodeBlock heading={words.typesHeading} label={words.terminal} text={examples.typed.shell} />
          <CodeBlock heading={words.typesHeading} label={words.typescript} text={examples.typed.script} />
          <p>
            <Rich parts={words.olderText({ resources: toResources, resourcesPath: documentPaths.resources })} />
          </p>
        </GuideSection>
      </GuideFrame>
    </div>
  )
}
