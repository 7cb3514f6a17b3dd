import MarkdownIt from 'markdown-it'

/** Marks of HTML in the text are shown, not obeyed; addresses that would run something are no links. */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true })

// The page has a heading of its own already, and one of the first level is enough.
markdown.core.ruler.push('lower-headings', ({ tokens }) => {
  for (const token of tokens) {
    if (token.type === 'heading_open' || token.type === 'heading_close') {
      token.tag = `h${Math.min(Number(token.tag.slice(1)) + 1, 6)}`
    }
  }
})

/** Markdown as HTML that runs nothing. Its headings begin at the second level. */
export const renderMarkdown = (text: string): string => markdown.render(text)
