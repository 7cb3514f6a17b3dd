import type { Article } from '@pinfold/contract'
import { Link } from 'react-router'
import styles from './article-blocks.module.css'

type Block = Article['blocks'][number]

interface ArticleBlocksProps {
  readonly blocks: readonly Block[]
  /** How deep its headings stand on the page. */
  readonly headingLevel?: 2 | 4
}

/** The words of an article: paragraphs, headings and links. */
export function ArticleBlocks({ blocks, headingLevel = 2 }: ArticleBlocksProps) {
  return blocks.map((block, at) => <OneBlock key={at} block={block} headingLevel={headingLevel} />)
}

interface OneBlockProps {
  readonly block: Block
  readonly headingLevel: 2 | 4
}

function OneBlock({ block: { type, parts }, headingLevel }: OneBlockProps) {
  const Heading = `h${headingLevel}` as const
  const content = parts.map(({ text, url }, at) => (url === null ? text : <PartLink key={at} text={text} url={url} />))
  return type === 'heading' ? (
    <Heading className={styles['subheading']}>{content}</Heading>
  ) : (
    <p className={styles['paragraph']}>{content}</p>
  )
}

/** A path stays on this site. */
const PartLink = ({ text, url }: { readonly text: string; readonly url: string }) =>
  url.startsWith('/') ? (
    <Link to={url}>{text}</Link>
  ) : (
    <a href={url} rel="noopener noreferrer">
      {text}
    </a>
  )
