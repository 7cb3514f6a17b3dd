import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { Rich } from '../../ui/rich.tsx'
import { helpWords } from './site-help.words.ts'
import { SitePage } from './site-page.tsx'

const toDevelopers = (text: string) => <Link to={links.developers()}>{text}</Link>

const toSaveTools = (text: string) => <Link to={links.saveTools()}>{text}</Link>

/** What things are called, how to save, and which keys do what. */
export function HelpScreen() {
  return (
    <SitePage heading={helpWords.heading} lead={helpWords.lead}>
      <h2>{helpWords.things}</h2>
      <dl>
        <dt>{helpWords.pin}</dt>
        <dd>{helpWords.pinIs}</dd>
        <dt>{helpWords.board}</dt>
        <dd>{helpWords.boardIs}</dd>
        <dt>{helpWords.section}</dt>
        <dd>{helpWords.sectionIs}</dd>
        <dt>{helpWords.save}</dt>
        <dd>{helpWords.saveIs}</dd>
        <dt>{helpWords.follow}</dt>
        <dd>{helpWords.followIs}</dd>
        <dt>{helpWords.collaborator}</dt>
        <dd>{helpWords.collaboratorIs}</dd>
      </dl>
      <h2>{helpWords.ways}</h2>
      <ul>
        <li>{helpWords.wayOfPictures}</li>
        <li>{helpWords.wayOfPhotos}</li>
        <li>{helpWords.wayOfStories}</li>
        <li>{helpWords.wayOfWebsites}</li>
        <li>
          <Rich parts={helpWords.wayOfAnywhere({ tools: toSaveTools })} />
        </li>
      </ul>
      <h2>{helpWords.order}</h2>
      <p>{helpWords.orderText}</p>
      <h2>{helpWords.keys}</h2>
      <dl>
        <dt>
          <kbd>{helpWords.tab}</kbd>
        </dt>
        <dd>{helpWords.tabDoes}</dd>
        <dt>
          <kbd>{helpWords.enter}</kbd>
        </dt>
        <dd>{helpWords.enterDoes}</dd>
        <dt>
          <kbd>{helpWords.shift}</kbd> <kbd>{helpWords.enter}</kbd>
        </dt>
        <dd>{helpWords.shiftEnterDoes}</dd>
        <dt>
          <kbd>↑</kbd> <kbd>↓</kbd>
        </dt>
        <dd>{helpWords.arrowsDo}</dd>
        <dt>
          <kbd>{helpWords.escape}</kbd>
        </dt>
        <dd>{helpWords.escapeDoes}</dd>
        <dt>
          <kbd>{helpWords.alt}</kbd> <kbd>←</kbd> <kbd>→</kbd>
        </dt>
        <dd>{helpWords.altArrowsDo}</dd>
      </dl>
      <h2>{helpWords.programs}</h2>
      <p>
        <Rich parts={helpWords.programsText({ developers: toDevelopers })} />
      </p>
    </SitePage>
  )
}
